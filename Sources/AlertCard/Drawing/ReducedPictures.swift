import AlertCore
import CX11

/// A card's picture at half its size, at a quarter and so on, for frames that show it far smaller.
///
/// The server's filter reads four pixels for one of a frame; below half the size it would leave some
/// out. Each of these is made when it is asked for, from the one before, as the mean of four pixels.
final class ReducedPictures {
  private let connection: DisplayConnection
  private weak var card: CardPicture?
  private var levels: [Level] = []

  /// Makes no picture yet.
  init(_ connection: DisplayConnection, of card: CardPicture) {
    self.connection = connection
    self.card = card
  }

  /// Whether these are of a card's picture.
  func isOf(_ other: CardPicture) -> Bool {
    card === other
  }

  /// How often a picture is halved that is shown at a scale, so that 0.5 or more is left of that.
  static func halvings(for scale: Double) -> Int {
    var halvings = 0
    var rest = scale
    while rest < 0.5, halvings < 15 {
      rest *= 2
      halvings += 1
    }
    return halvings
  }

  /// Gives the card's picture, halved so many times.
  func picture(of card: CardPicture, halvings: Int) -> Picture {
    while levels.count < halvings {
      if let last = levels.last {
        levels.append(half(of: last.surface))
      } else {
        levels.append(half(of: card.surface))
      }
    }
    return halvings > 0 ? levels[halvings - 1].surface.picture : card.surface.picture
  }

  private func half(of source: borrowing Surface) -> Level {
    let size = Size((source.size.width / 2).rounded(.up), (source.size.height / 2).rounded(.up))
    let level = Level(Surface(connection, size: size, format: .argb))
    PictureTransform(step: 2).apply(to: source.picture, of: connection)
    XRenderComposite(
      connection.display, PictOpSrc, source.picture, Picture(None), level.surface.picture, 0, 0, 0,
      0, 0, 0,
      UInt32(size.width), UInt32(size.height))
    PictureTransform.reset(source.picture, of: connection)
    return level
  }

  /// A picture among several.
  private final class Level {
    let surface: Surface

    init(_ surface: consuming Surface) {
      self.surface = surface
    }
  }
}
