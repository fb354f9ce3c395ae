import AlertCore
import CX11

/// What the server tells, sorted by what it is about.
extension Session {
  /// Takes an event into account.
  func handle(_ event: XEvent) {
    if selections.handle(event, at: translator.now) { return }
    switch event.type {
    case MapNotify, UnmapNotify, DestroyNotify, ReparentNotify, ConfigureNotify, CreateNotify,
      CirculateNotify, GravityNotify:
      structureChanged(event)
    case ClientMessage: message(event.xclient)
    case PropertyNotify: propertyChanged(event.xproperty)
    case Expose: stage.cover.present(Rect(event.xexpose))
    case MappingNotify:
      var mapping = event.xmapping
      XRefreshKeyboardMapping(&mapping)
    case stage.monitorEvent:
      var change = event
      XRRUpdateConfiguration(&change)
      screenHasChanged = true
    default: input(event)
    }
  }

  private func input(_ event: XEvent) {
    let isPointer = [ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify]
      .contains(event.type)
    // What hits the shield does not hit the card.
    if isPointer, event.xany.window != stage.cover.window { return }
    // A key that comes right behind a window over the card must not count as if there were none.
    if stackHasChanged, event.type <= ButtonRelease { lookAtStack() }
    guard let input = translator.translate(event) else { return }
    if (KeyPress...ButtonRelease).contains(event.type) { lastInput = event.xkey.time }
    reduce(input)
    switch input.kind {
    case .focusGained: focus.hasKeyboard = true
    case .focusLost:
      focus.hasKeyboard = false
      focus.look(after: translator.now)
    // Having the keyboard now would be a disturbance, which a press that counts would not survive.
    case .pointerPressed where state.pressed == nil: focus.clicked(at: event.xbutton.time)
    default: break
    }
  }

  // MARK: Windows

  private func structureChanged(_ event: XEvent) {
    // What is told of the root's children comes with the root as the event's window.
    if event.xany.window == connection.root {
      if event.type == ConfigureNotify, event.xconfigure.window == connection.root {
        screenHasChanged = true
      } else if event.type != CreateNotify {
        stackHasChanged = true
      }
    } else if event.xany.window == stage.compositorOwner {
      if event.type == DestroyNotify { screenHasChanged = true }
    } else if event.xany.window == stage.cover.window {
      coverChanged(event)
    } else if event.xany.window == stage.anchor.window {
      anchorChanged(event)
    }
  }

  private func coverChanged(_ event: XEvent) {
    switch event.type {
    case MapNotify: coverWatch.mapped()
    case UnmapNotify where recoveryTime == nil: coverWatch.unmapped(at: translator.now)
    case DestroyNotify: destroyed()
    default: break
    }
  }

  private func anchorChanged(_ event: XEvent) {
    switch event.type {
    case MapNotify:
      anchorWatch.mapped()
      focus.anchorMapped(at: translator.now)
    case UnmapNotify:
      anchorWatch.unmapped(at: translator.now)
      focus.anchorUnmapped(at: translator.now)
    case ReparentNotify:
      if event.xreparent.parent == connection.root {
        focus.look(after: translator.now)
      } else {
        focus.anchorManaged(at: translator.now)
      }
    case DestroyNotify: destroyed()
    default: break
    }
  }

  private func destroyed() {
    failure =
      failure
      ?? AlertError(
        .windowDestroyed, "another program destroyed the alert's window; it was not answered")
  }

  /// Makes an unmapping good once.
  func watchWindows() {
    let now = translator.now
    let cover = coverWatch.judge(at: now) { false }
    let anchor = anchorWatch.judge(at: now) { stage.anchor.isIconic }
    if cover == .mapAgain { stage.cover.mapAgain() }
    if anchor == .mapAgain { stage.anchor.map() }
    if cover == .hidden || anchor == .hidden {
      failure =
        failure
        ?? AlertError(
          .windowHidden, "another program keeps hiding the alert's window; it was not answered")
    }
  }

  // MARK: Messages and properties

  private func message(_ event: XClientMessageEvent) {
    guard event.format == 32 else { return }
    if event.message_type == connection.atom(.manager) {
      if Atom(bitPattern: event.data.l.1) == connection.compositorSelection {
        screenHasChanged = true
      }
      return
    }
    guard event.message_type == connection.atom(.wmProtocols),
      event.window == stage.anchor.window
    else { return }
    switch Atom(bitPattern: event.data.l.0) {
    case connection.atom(.wmDeleteWindow): reduce(.closeRequested)
    case connection.atom(.netWMPing): answerPing(event)
    default: break
    }
  }

  /// EWMH: the same message goes back to the root window.
  private func answerPing(_ event: XClientMessageEvent) {
    let data = event.data.l
    connection.send(
      event.message_type, about: connection.root, to: connection.root,
      mask: SubstructureRedirectMask | SubstructureNotifyMask,
      [data.0, data.1, data.2, data.3, data.4])
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    guard event.window == stage.cover.window, event.atom == connection.atom(.frame),
      event.send_event == 0
    else { return }
    let time = translator.time(of: event.time)
    let milestones = pacer.painted()
    if milestones.contains(.seen) {
      reduce(InputEvent(.firstFramePainted, at: time))
    }
    if milestones.contains(.entered) {
      reduce(InputEvent(.entryPainted, at: time))
    }
  }
}

extension Rect {
  /// The part of a window that the server asks to be painted.
  fileprivate init(_ event: XExposeEvent) {
    self.init(Double(event.x), Double(event.y), Double(event.width), Double(event.height))
  }
}
