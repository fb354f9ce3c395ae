extension Theme {
  /// The colours of a button: its own before its role's.
  ///
  /// A destructive button comes before the cancel button, that one before the prominent one, and the
  /// rest is plain. Prominent is the button that was asked for as the default, or the first one; where
  /// the focus only falls back on the cancel button, that button stays as it is.
  package func colors(of index: Int, in content: AlertContent) -> ButtonColors {
    var colors = roleColors(of: index, in: content)
    for tint in [button.own[index], content.buttons[index].tint].compactMap(\.self) {
      colors.fill = tint.fill ?? colors.fill
      colors.label = tint.label ?? colors.label
    }
    return colors
  }

  private func roleColors(of index: Int, in content: AlertContent) -> ButtonColors {
    let role = content.buttons[index].role
    if role == .destructive { return button.destructive }
    // Where a look tells the cancel button apart, it does so wherever the focus begins.
    if role == .cancel, button.cancel != button.plain { return button.cancel }
    switch content.initialFocus {
    case .button(index): return button.prominent
    case .automatic where index == 0 && role != .cancel: return button.prominent
    default: return button.plain
    }
  }
}
