import AlertCore
import Testing

@Suite("A turn")
struct TurnTests {
  @Test(
    "has the sine and cosine of its angle",
    arguments: [
      (0.1, 0.09983341664682815, 0.9950041652780258),
      (0.5, 0.479425538604203, 0.8775825618903728),
      (.pi / 180, 0.01745240643728351, 0.9998476951563913),
      (1 / (2 * .pi), 0.15848388659160487, 0.9873615638107549),
      (1 / (1.5 * .pi), 0.21061750460285927, 0.9775685483662333),
      (.pi / 4, 0.7071067811865476, 0.7071067811865476),
      (1, 0.8414709848078965, 0.5403023058681398),
      (2, 0.9092974268256817, -0.4161468365471424),
      (3, 0.1411200080598672, -0.9899924966004454),
      (4, -0.7568024953079282, -0.6536436208636119),
      (5, -0.9589242746631385, 0.28366218546322625),
      (6, -0.27941549819892586, 0.960170286650366),
      (-1, -0.8414709848078965, 0.5403023058681398),
      (-2.5, -0.5984721441039565, -0.8011436155469337),
      (100, -0.5063656411097588, 0.8623188722876839),
      (-1000, -0.8268795405320025, 0.5623790762907029),
      (12345.678, -0.7040813137533816, 0.7101193587160628),
    ] as [(Double, Double, Double)])
  func values(angle: Double, sine: Double, cosine: Double) {
    let turn = Turn(angle)
    #expect(abs(turn.sine - sine) < 1e-9)
    #expect(abs(turn.cosine - cosine) < 1e-9)
  }

  @Test("keeps lengths, and turns on without a jump")
  func sweep() {
    for step in -4000...4000 {
      let (turn, next) = (Turn(Double(step) / 300), Turn(Double(step + 1) / 300))
      #expect(abs(turn.sine * turn.sine + turn.cosine * turn.cosine - 1) < 1e-12)
      #expect(abs(next.sine - turn.sine) <= 1.0 / 300 + 1e-12)
      #expect(abs(next.cosine - turn.cosine) <= 1.0 / 300 + 1e-12)
    }
  }

  @Test("is exactly none by no angle, or by one that is not finite")
  func none() {
    for angle in [0, -0.0, .nan, .infinity, -.infinity] {
      #expect(Turn(angle).sine == 0)
      #expect(Turn(angle).cosine == 1)
    }
  }

  @Test("goes from right to down, as a clock's hand")
  func clockwise() {
    let right = Turn(.pi / 2)(Point(1, 0))
    #expect(right.distance(to: Point(0, 1)) < 1e-12)
    let turn = Turn(0.7)
    #expect(turn.inverse(turn(Point(3, -4))).distance(to: Point(3, -4)) < 1e-12)
  }
}
