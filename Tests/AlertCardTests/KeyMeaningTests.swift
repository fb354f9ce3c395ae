import AlertCore
import CX11
import Testing

@testable import AlertCard

@Suite struct KeyMeaningTests {
  private static let meanings: [(Int32, Key)] = [
    (XK_Return, .activate), (XK_KP_Enter, .activate), (XK_space, .activate),
    (XK_Escape, .escape), (XK_Tab, .tab), (XK_ISO_Left_Tab, .backTab), (XK_Left, .left),
    (XK_Up, .up), (XK_Right, .right), (XK_Down, .down), (XK_Home, .home), (XK_End, .end),
    (XK_1, .digit(1)), (XK_9, .digit(9)), (XK_KP_1, .digit(1)), (XK_KP_9, .digit(9)),
    (XK_0, .other), (XK_KP_0, .other), (XK_a, .other), (XK_F4, .other),
    (XK_Shift_L, .modifier), (XK_Control_R, .modifier), (XK_Caps_Lock, .modifier),
    (XK_ISO_Level3_Shift, .modifier), (XK_Num_Lock, .modifier), (XK_KP_Home, .home),
  ]

  @Test(arguments: meanings)
  func aKeysymHasItsMeaning(symbol: Int32, key: Key) {
    #expect(Key(keysym: KeySym(symbol), modifiers: 0) == key)
    #expect(Key(keysym: KeySym(symbol), modifiers: UInt32(LockMask | Mod2Mask)) == key)
  }

  @Test(arguments: [ControlMask, Mod1Mask, Mod4Mask])
  func aShortcutOfSomethingElseIsNoAnswer(modifier: Int32) {
    for symbol in [XK_Return, XK_space, XK_Escape, XK_Tab, XK_1] {
      #expect(Key(keysym: KeySym(symbol), modifiers: UInt32(modifier)) == .other)
    }
  }

  @Test func shiftDoesNotMakeReturnAnythingElse() {
    #expect(Key(keysym: KeySym(XK_Return), modifiers: UInt32(ShiftMask)) == .activate)
  }
}
