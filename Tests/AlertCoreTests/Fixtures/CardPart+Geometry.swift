import AlertCore

extension CardPart {
  /// What the commands touch, in words where that is more than the part's bounds.
  func faults(measuring text: some TextMeasuring) -> [String] {
    commands.compactMap { command in
      let touched = command.touched(measuring: text)
      return bounds.contains(touched) ? nil : "\(name): \(touched) lies outside \(bounds)"
    }
  }
}

extension DrawCommand {
  /// The rectangle outside of which the command changes nothing.
  func touched(measuring text: some TextMeasuring) -> Rect {
    switch self {
    case .replace(let rect, _), .lay(let rect, _): return rect
    case .fill(let path, _): return path.drawnBounds
    // Half a pixel is what a box on whole pixels may lack of an icon's outline.
    case .stroke(let path, let width, _): return path.drawnBounds.inset(by: -width / 2)
    case .shadow(let rect, radius: _, let blur, _):
      return rect.inset(by: -Double(BoxBlur.reach(sigma: blur / 2)))
    case .text(let request, let point, _):
      let size = text.measure(request).size
      return Rect(point.x, point.y, max(size.width, request.width ?? 0), size.height)
    }
  }
}

extension Path {
  /// The smallest rectangle around what is drawn, without control points.
  fileprivate var drawnBounds: Rect {
    Path(
      points(steps: 32).enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    )
    .bounds
  }
}
