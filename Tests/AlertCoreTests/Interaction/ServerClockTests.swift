import AlertCore
import Testing

@Suite("The server's clock")
struct ServerClockTests {
  private static func ms(_ time: Int) -> Duration { .milliseconds(time) }

  @Test("begins with the arrival of the first event", arguments: [0, 1, 0x8000_0000, UInt32.max])
  func first(stamp: UInt32) {
    var clock = ServerClock()
    #expect(clock.time(ofStamp: stamp, arrived: Self.ms(70)) == Self.ms(70))
  }

  @Test("gives events that waited in a queue the times at which they happened")
  func queue() {
    var clock = ServerClock()
    _ = clock.time(ofStamp: 1000, arrived: Self.ms(10))
    #expect(clock.time(ofStamp: 1100, arrived: Self.ms(500)) == Self.ms(110))
    #expect(clock.time(ofStamp: 1300, arrived: Self.ms(500)) == Self.ms(310))
    #expect(clock.time(ofStamp: 1490, arrived: Self.ms(500)) == Self.ms(500))
  }

  @Test("learns from the event that was underway for the shortest time")
  func learns() {
    var clock = ServerClock()
    _ = clock.time(ofStamp: 1000, arrived: Self.ms(50))
    #expect(clock.time(ofStamp: 1100, arrived: Self.ms(120)) == Self.ms(120))
    #expect(clock.time(ofStamp: 1200, arrived: Self.ms(400)) == Self.ms(220))
  }

  @Test("goes on where its stamps wrap around")
  func wraps() {
    var clock = ServerClock()
    _ = clock.time(ofStamp: .max - 99, arrived: Self.ms(10))
    #expect(clock.time(ofStamp: .max, arrived: Self.ms(300)) == Self.ms(109))
    #expect(clock.time(ofStamp: 0, arrived: Self.ms(300)) == Self.ms(110))
    #expect(clock.time(ofStamp: 100, arrived: Self.ms(300)) == Self.ms(210))
  }

  @Test("wraps around more than once")
  func wrapsTwice() {
    var clock = ServerClock()
    let day = 86_400_000
    for time in stride(from: 0, through: 120 * day, by: day) {
      let stamp = UInt32(truncatingIfNeeded: 4_000_000_000 + time)
      #expect(clock.time(ofStamp: stamp, arrived: Self.ms(time + 5)) == Self.ms(time + 5))
    }
    let stamp = UInt32(truncatingIfNeeded: 4_000_000_000 + 120 * day + 20)
    #expect(
      clock.time(ofStamp: stamp, arrived: Self.ms(120 * day + 500)) == Self.ms(120 * day + 25))
  }

  @Test("is right after any silence", arguments: [24, 25, 26, 49, 50, 51, 75, 400])
  func silence(days: Int) {
    var clock = ServerClock()
    _ = clock.time(ofStamp: 7, arrived: Self.ms(10))
    let time = days * 86_400_000
    let stamp = UInt32(truncatingIfNeeded: 7 + time)
    #expect(clock.time(ofStamp: stamp, arrived: Self.ms(10 + time)) == Self.ms(10 + time))
    #expect(clock.time(ofStamp: stamp &+ 5, arrived: Self.ms(100 + time)) == Self.ms(15 + time))
  }

  @Test("keeps stamps that come out of order in their order")
  func outOfOrder() {
    var clock = ServerClock()
    _ = clock.time(ofStamp: 100, arrived: Self.ms(10))
    #expect(clock.time(ofStamp: 200, arrived: Self.ms(150)) == Self.ms(110))
    #expect(clock.time(ofStamp: 190, arrived: Self.ms(151)) == Self.ms(100))
    #expect(clock.time(ofStamp: 90, arrived: Self.ms(152)) == Self.ms(0))
    #expect(clock.time(ofStamp: 210, arrived: Self.ms(153)) == Self.ms(120))
  }

  @Test("keeps stamps in order around the wrap")
  func outOfOrderAtWrap() {
    var clock = ServerClock()
    _ = clock.time(ofStamp: .max - 9, arrived: Self.ms(100))
    #expect(clock.time(ofStamp: 5, arrived: Self.ms(200)) == Self.ms(115))
    #expect(clock.time(ofStamp: .max, arrived: Self.ms(200)) == Self.ms(109))
    #expect(clock.time(ofStamp: 6, arrived: Self.ms(200)) == Self.ms(116))
  }

  @Test("is never later than an arrival, and as late as its quickest event", arguments: 0..<20)
  func neverLater(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var clock = ServerClock()
    let start = generator.next() % 0x1_0000_0000
    var server = 0
    var arrival = 0
    var quickest = Int.max
    for _ in 0..<500 {
      server += Int.random(in: 0...40, using: &generator)
      arrival = max(arrival, server + Int.random(in: 0...300, using: &generator))
      quickest = min(quickest, arrival - server)
      let stamp = UInt32(truncatingIfNeeded: start + UInt64(server))
      let time = clock.time(ofStamp: stamp, arrived: Self.ms(arrival))
      #expect(time <= Self.ms(arrival))
      #expect(time == Self.ms(server + quickest))
    }
  }
}
