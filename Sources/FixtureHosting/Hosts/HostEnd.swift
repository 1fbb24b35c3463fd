import UIKit

/// The end of a host, of which a module that draws pictures is notified.
///
/// This module draws nothing. A module of this package that does declares `HostEnd` to conform to
/// ``HostEndRecording``; in a process without such a module, nothing is recorded.
package enum HostEnd {
  /// Returns the recorder of a new host, or `nil` where none is wanted.
  @MainActor static func recorder() -> (any HostEndRecorder)? {
    let recording = (HostEnd.self as Any.Type) as? any HostEndRecording.Type
    return recording?.makeRecorder()
  }
}

/// The creation of recorders for hosts, to which ``HostEnd`` may conform.
package protocol HostEndRecording {
  /// Returns the recorder of a host that is being created, or `nil` where none is wanted.
  @MainActor static func makeRecorder() -> (any HostEndRecorder)?
}

/// A recorder of the last state of one host.
@MainActor
package protocol HostEndRecorder {
  /// Tells the recorder that the host is about to be released.
  ///
  /// - Parameters:
  ///   - window: the host's window, with what it shows.
  ///   - source: the name of the class of the data source or the controller.
  func recordEnd(of window: UIWindow, showing source: String)
}
