import FixtureHosting
import FixtureRendering
import Foundation
import Testing

/// A picture of a failed expectation, which is attached to the running test.
struct FailureAttachment {
  /// The name of the failed expectation, used as the file name.
  let name: String
  /// The frames to compare.
  let differences: [FrameDifference]
  /// The lines of text below the picture.
  let caption: [String]

  /// Attaches the picture of a host. Without a running test, does nothing.
  @MainActor func record<Source>(
    for host: FixtureHost<Source>, at sourceLocation: SourceLocation
  ) {
    guard Test.current != nil else { return }
    let picture = host.failureSVG(differences, caption: caption)
    let file = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    Attachment.record(picture, named: "\(file).svg", sourceLocation: sourceLocation)
  }
}

extension FrameDifference {
  /// Creates a picture from the frames of a mismatch, or returns `nil` if the mismatch is not about
  /// frames.
  init?(_ mismatch: FixtureMismatch) {
    guard mismatch.actualFrame != nil || mismatch.expectedFrame != nil else { return nil }
    self.init(actual: mismatch.actualFrame, expected: mismatch.expectedFrame)
  }
}
