import AlertCard

/// Writes down what it is told, and does something on top of it.
final class Recorder: AlertDelegate {
  let log: Log
  var atWillAppear: (Alert) -> Void = { _ in }
  var atDidAppear: (Alert) -> Void = { _ in }
  var atClick: (Alert) -> Void = { _ in }
  var atEnd: (Alert) -> Void = { _ in }

  init(_ log: Log) {
    self.log = log
  }

  func alertWillAppear(_ alert: Alert) {
    log.add("will appear")
    atWillAppear(alert)
  }

  func alertDidAppear(_ alert: Alert) {
    log.add("did appear")
    atDidAppear(alert)
  }

  func alert(_ alert: Alert, didClickButtonAt index: Int) {
    log.add("click \(index)")
    atClick(alert)
  }

  func alert(_ alert: Alert, didCloseWith response: AlertResponse) {
    log.add("close \(response)")
    atEnd(alert)
  }

  func alert(_ alert: Alert, didFailWith error: AlertError) {
    log.add("fail \(error.code == .connectionLost ? "connection lost" : error.message)")
    atEnd(alert)
  }
}
