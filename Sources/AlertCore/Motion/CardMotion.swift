/// The motion of a card as pure functions of time; times are in seconds.
package struct CardMotion: Equatable, Sendable {
  /// Durations and distances, scaled.
  package var style: MotionStyle
  /// The way in.
  package var entry: EntryMotion
  /// The way out.
  package var exit: ExitMotion
  /// How long each of both takes, `nil` where they have durations of their own.
  package var duration: Double?
  /// Whether anything moves at all.
  package var animates: Bool

  /// Makes the motion of a theme, with the ways in and out that the options ask for.
  package init(style: MotionStyle, options: AlertOptions) {
    self.style = style
    self.duration = options.duration?.seconds
    self.animates = options.animates
    self.entry = options.animates ? options.entry ?? style.entry : .none
    self.exit = options.animates ? options.exit ?? style.exit : .none
  }

  /// How long the card takes to its place.
  package var entryDuration: Double { entryDurations.total }

  /// How long the card takes to be gone.
  package var exitDuration: Double { exitDurations.total }

  /// When the icon is drawn completely.
  package var iconEnd: Double {
    animates ? iconStart + style.iconDuration : 0
  }

  /// How much of the icon's stroke is drawn at a time since the entry began, from 0 to 1.
  package func iconProgress(at time: Double) -> Double {
    guard animates else { return 1 }
    return Easing.easeInOut((time - iconStart) / style.iconDuration)
  }

  /// When the icon's stroke begins: as far into the way in as the style says, however long that takes.
  private var iconStart: Double {
    guard let duration else { return style.iconDelay }
    let own = entryDurations(lasting: nil).total
    return own > 0 ? style.iconDelay / own * duration : style.iconDelay
  }

  /// How long the parts of the way in take.
  var entryDurations: WayDurations { entryDurations(lasting: duration) }

  private func entryDurations(lasting total: Double?) -> WayDurations {
    guard entry != .none else { return .none }
    let own = entry == style.entry ? style.entryDuration : nil
    let card = own ?? (slidesBeyondEdge ? entry.duration : entry.durationNearby)
    return WayDurations(
      card: card, cover: entry == .dissolve ? card : style.coverDuration, total: total)
  }

  /// How long the parts of the way out take.
  var exitDurations: WayDurations {
    guard exit != .none else { return .none }
    let own = exit == style.exit ? style.exitDuration : nil
    let card = own ?? (slidesBeyondEdge ? exit.duration : exit.durationNearby)
    return WayDurations(
      card: card, cover: exit == .dissolve ? card : style.coverExitDuration, total: duration)
  }

  /// Whether a slide comes from below the monitor, and not from a little below the card's place.
  var slidesBeyondEdge: Bool { style.slideDistance <= 0 }

  /// How far a part of a duration is; one that takes no time is over.
  static func progress(_ time: Double, of duration: Double) -> Double {
    duration > 0 ? time / duration : 1
  }
}

extension EntryMotion {
  /// The duration where a slide does not go far: it is a settling then.
  fileprivate var durationNearby: Double { self == .slide ? Self.settle.duration : duration }
}

extension ExitMotion {
  /// The duration where a slide does not go far: it is a receding then.
  fileprivate var durationNearby: Double { self == .slide ? Self.recede.duration : duration }
}
