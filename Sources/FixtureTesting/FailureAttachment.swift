import FixtureHosting
import FixtureRendering
import Foundation
import Testing

/// A picture of a failing expectation that is attached to the running test.
struct FailureAttachment {
  /// What failed, which names the file.
  let name: String
  /// The frames to compare.
  let differences: [FrameDifference]
  /// The lines below the picture.
  let caption: [String]

  /// Attaches the picture of a host; without a running test there is nothing to attach to.
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
  /// Takes the frames of a mismatch; `nil` where it is about something else.
  init?(_ mismatch: ExpectationMismatch) {
    guard mismatch.actualFrame != nil || mismatch.expectedFrame != nil else { return nil }
    self.init(actual: mismatch.actualFrame, expected: mismatch.expectedFrame)
  }
}
