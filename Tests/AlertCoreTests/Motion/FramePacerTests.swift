import AlertCore
import Testing

@Suite("The pace of frames")
struct FramePacerTests {
  private static let interval = FramePacer.interval

  @Test("lets the first frame be drawn at once")
  func first() {
    #expect(FramePacer().nextFrame == .zero)
  }

  @Test("is one frame an interval")
  func pace() {
    var pacer = FramePacer()
    pacer.drew(at: .milliseconds(5), [], fenced: false)
    #expect(pacer.nextFrame == .milliseconds(5) + Self.interval)
  }

  @Test("does not drift where frames are a little late")
  func noDrift() {
    var pacer = FramePacer()
    var generator = SeededGenerator(seed: 1)
    pacer.drew(at: .zero, [], fenced: false)
    for frame in 1...600 {
      let next = Self.interval * frame
      #expect(pacer.nextFrame == next)
      let late = Duration.microseconds(Int.random(in: 0..<16_600, using: &generator))
      pacer.drew(at: next + late, [], fenced: false)
    }
  }

  @Test("begins anew after a frame that is late by an interval or more")
  func tooLate() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, [], fenced: false)
    pacer.drew(at: Self.interval * 2, [], fenced: false)
    #expect(pacer.nextFrame == Self.interval * 3)
    pacer.drew(at: .seconds(9), [], fenced: false)
    #expect(pacer.nextFrame == .seconds(9) + Self.interval)
  }

  @Test("is kept by a frame that comes early")
  func early() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, [], fenced: false)
    pacer.drew(at: .milliseconds(3), [], fenced: false)
    #expect(pacer.nextFrame == .milliseconds(3) + Self.interval)
  }

  @Test("waits while the server owes a frame")
  func owed() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, [], fenced: true)
    #expect(pacer.nextFrame == nil)
    _ = pacer.painted()
    #expect(pacer.nextFrame == Self.interval)
  }

  @Test("waits for every frame that the server owes")
  func owedTwice() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, .seen, fenced: true)
    pacer.drew(at: .milliseconds(1), .entered, fenced: true)
    #expect(pacer.painted() == .seen)
    #expect(pacer.nextFrame == nil)
    #expect(pacer.painted() == .entered)
    #expect(pacer.nextFrame != nil)
  }

  @Test("is not stopped by a server that owes nothing and tells of a frame")
  func unasked() {
    var pacer = FramePacer()
    #expect(pacer.painted() == [])
    #expect(pacer.nextFrame == .zero)
  }

  @Test("does not ask twice for what is on its way or has been shown")
  func once() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, .seen, fenced: true)
    #expect(pacer.missing([.seen, .entered]) == .entered)
    #expect(pacer.painted() == .seen)
    #expect(pacer.missing([.seen, .entered]) == .entered)
    pacer.drew(at: .milliseconds(20), .entered, fenced: true)
    #expect(pacer.missing([.seen, .entered]) == [])
    _ = pacer.painted()
    #expect(pacer.missing([.seen, .entered]) == [])
  }

  @Test("asks again for what a window owed that has gone")
  func forgets() {
    var pacer = FramePacer()
    pacer.drew(at: .zero, .seen, fenced: true)
    _ = pacer.painted()
    pacer.drew(at: .milliseconds(20), .entered, fenced: true)
    pacer.forgetOwed()
    #expect(pacer.nextFrame != nil)
    #expect(pacer.missing([.seen, .entered]) == .entered)
    #expect(pacer.painted() == [])
  }
}
