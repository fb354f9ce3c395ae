extension Theme {
  /// The colours of a button: destructive before prominent before plain.
  ///
  /// Prominent is the button that was asked for as the default, or the first one; where the focus
  /// only falls back on the cancel button, that button stays plain.
  public func colors(of index: Int, in content: AlertContent) -> ButtonColors {
    if content.buttons[index].role == .destructive { return button.destructive }
    switch content.initialFocus {
    case .button(index): return button.prominent
    case .automatic where index == 0 && content.buttons[0].role != .cancel:
      return button.prominent
    default: return button.plain
    }
  }
}
