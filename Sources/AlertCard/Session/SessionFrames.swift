import AlertCore
import CX11

/// From the core's state to frames.
extension Session {
  /// How long the windows beneath have to paint themselves before they are pictured.
  private static let repaintTime = Duration.milliseconds(80)

  /// What the card looks like at a time.
  func moment(at time: Duration) -> CardPainter.Moment {
    let armed = state.consent
    return CardPainter.Moment(
      iconProgress: timeline.iconProgress(at: time),
      armed: motion.animates ? armed.progress(at: time) : armed.isArmed(at: time) ? 1 : 0,
      focus: state.focus, view: state.view, linkFocus: state.linkFocus, hover: state.hover,
      pressed: state.pressed)
  }

  /// Where the card moves, by the layout and the monitor as they are now.
  var space: MotionSpace {
    let layout = state.layout
    return MotionSpace(
      card: layout.frame, monitor: stage.monitor,
      picture: painter.pictureBounds(layout).offset(layout.origin.x, layout.origin.y))
  }

  private func isMoving(at time: Duration) -> Bool {
    if timeline.isMoving(at: time) || state.isScrollingOn { return true }
    guard motion.animates, let arming = state.consent.armingTime else { return false }
    return state.consent.isOn && time < arming
  }

  /// Draws a frame where one is due.
  func drawFrame() {
    let now = translator.now
    let isMoving = isMoving(at: now)
    guard recoveryTime == nil else { return }
    // A server that still owes a frame gets no other one: what it does not read would block us.
    guard let next = pacer.nextFrame, next <= now || !isMoving else {
      isInMotion = true
      return
    }
    isInMotion = isMoving
    let pose = timeline.pose(at: now, in: space)
    let milestones = pacer.missing(timeline.milestones(at: now, in: space))
    let isDrawn = stage.draw(
      painter.parts(state.layout, moment(at: now)), at: state.layout.frame, pose)
    // Also what is drawn at rest: a card that is changed often must not run ahead of the server.
    let isFenced = !milestones.isEmpty || isDrawn
    if isFenced { stage.cover.requestFence(1) }
    pacer.drew(at: now, milestones, fenced: isFenced)
  }

  /// Follows the screen where its monitors, its size or its compositor have changed.
  ///
  /// Another cover then lies over it. Without a compositor the windows beneath have to paint
  /// themselves first.
  func followScreen() {
    let now = translator.now
    if screenHasChanged {
      screenHasChanged = false
      let needsCover = stage.readScreen(from: state.layout.frame.center)
      if !needsCover, recoveryTime == nil {
        layOutAgain()
        return
      }
      setCovered(true)
      if stage.compositorOwner == nil {
        stage.uncover()
        recoveryTime = now + Self.repaintTime
        return
      }
      recoveryTime = now
    }
    guard let time = recoveryTime, now >= time else { return }
    recoveryTime = nil
    layOutAgain()
    pacer.forgetOwed()
    stage.recover(
      painter.parts(state.layout, moment(at: now)), at: state.layout.frame,
      timeline.pose(at: now, in: space))
    focus.coverReplaced(at: now)
    stackHasChanged = true
    setCovered(false)
  }

  /// Computes the card's place and size anew, for the monitor as it is now.
  private func layOutAgain() {
    let layout = layout(of: state.content)
    guard layout != state.given else { return }
    reduce(.moved(layout))
    makeCard()
  }

  /// Lets the card say and offer something else, at its place on the monitor; `isAnother` where it is
  /// the question of another alert.
  func say(_ content: AlertContent, isAnother: Bool = false) {
    let content = content.presentable
    let now = translator.now
    reduce(InputEvent(.tick, at: now))
    guard isAnother || content != state.content, state.response == nil else { return }
    // A card that is changed often must not keep all that it ever said.
    text.forgetLayouts()
    reduce(InputEvent(.updated(content, layout(of: content), isAnother: isAnother), at: now))
    painter = CardPainter(content: content, theme: theme)
    stage.anchor.setTitle(content.windowTitle)
    makeCard()
  }

  private func layout(of content: AlertContent) -> CardLayout {
    Self.layout(of: content, theme, options, stage, text)
  }

  private func makeCard() {
    do throws(AlertError) {
      try stage.makeCard(bounds: painter.pictureBounds(state.layout), text: text)
    } catch {
      failure = failure ?? error
    }
  }
}
