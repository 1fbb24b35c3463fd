import FixtureRendering
import Foundation
import TestSupport
import Testing

@testable import FixtureTesting

@Suite("Galleries that cannot be written", .provokesIssues)
struct GalleryFailureTests {
  @Test("one issue of the process names the folder, the reason and the way out")
  func unwritable() throws {
    let temporary = TemporaryFolder("gallery-file")
    try Data().write(to: temporary.url)
    let folder = temporary.url.appending(path: "gallery").path
    let recorder = try #require(GalleryRecorder(variables: [Gallery.variable: folder]))
    func add() {
      recorder.add { _ in
        GalleryEntry(.host, suite: "S", title: "t", key: "k", status: .shown, environment: [:])
      }
    }
    expectIssue {
      add()
      add()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "cannot write the gallery '\(folder)': not a directory; TEXTURE_FIXTURES_GALLERY must name a folder "
          + "that the tests can create or write to. Further entries of this process are not reported"
      ]
    }
    add()
  }
}
