import AlertCore
import CX11

extension Key {
  /// What a key means, by its keysym and the modifiers that are held with it.
  init(keysym: KeySym, modifiers: UInt32) {
    let symbol = Int(keysym)
    if Self.isModifier(symbol) {
      self = .modifier
    } else if modifiers & UInt32(ControlMask | Mod1Mask | Mod4Mask) != 0 {
      self = modifiers & UInt32(Mod1Mask | Mod4Mask) == 0 ? Self.withControl(symbol) : .other
    } else {
      self = Self.meaning(of: symbol)
    }
  }

  private static func isModifier(_ symbol: Int) -> Bool {
    switch symbol {
    case Int(XK_Shift_L)...Int(XK_Hyper_R), Int(XK_ISO_Lock)...Int(XK_ISO_Level5_Lock),
      Int(XK_Mode_switch), Int(XK_Num_Lock), Int(XK_Scroll_Lock):
      return true
    default: return false
    }
  }

  private static func withControl(_ symbol: Int) -> Key {
    switch Int32(truncatingIfNeeded: symbol) {
    case XK_c, XK_C, XK_Insert, XK_KP_Insert: .copy
    case XK_a, XK_A: .selectAll
    case XK_Home, XK_KP_Home: .home
    case XK_End, XK_KP_End: .end
    default: .other
    }
  }

  private static func meaning(of symbol: Int) -> Key {
    switch Int32(truncatingIfNeeded: symbol) {
    case XK_Return, XK_KP_Enter, XK_ISO_Enter, XK_space, XK_KP_Space: return .activate
    case XK_Escape: return .escape
    case XK_Tab, XK_KP_Tab: return .tab
    case XK_ISO_Left_Tab: return .backTab
    case XK_Left, XK_KP_Left: return .left
    case XK_Right, XK_KP_Right: return .right
    case XK_Up, XK_KP_Up: return .up
    case XK_Down, XK_KP_Down: return .down
    case XK_Page_Up, XK_KP_Page_Up: return .pageUp
    case XK_Page_Down, XK_KP_Page_Down: return .pageDown
    case XK_Home, XK_KP_Home: return .home
    case XK_End, XK_KP_End: return .end
    case XK_1...XK_9: return .digit(symbol - Int(XK_0))
    case XK_KP_1...XK_KP_9: return .digit(symbol - Int(XK_KP_0))
    default: return .other
    }
  }
}
