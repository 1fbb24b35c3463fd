import FixtureTesting
import Foundation
import Testing

/// What only another process can show.
@Suite("Child runs", .disabled(if: ChildTestRun.isChild))
struct ChildRunTests {
  @Test("a seed prints the same list of steps in two processes")
  func sameSteps() async throws {
    let first = try await ChildTestRun("PlantedChildTests/steps")
    let second = try await ChildTestRun("PlantedChildTests/steps")
    let steps = try #require(first.attachments["steps.txt"])
    #expect(steps.split(separator: "\n").count > 18)
    #expect(second.attachments["steps.txt"] == steps)
  }

  /// Runs the snapshot of the child against a reference with a text.
  private func snapshotRun(reference: String) async throws -> ChildTestRun {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "references-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let references = folder.appending(path: "FixtureTestingTests/PlantedChildTests")
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try Data(reference.utf8)
      .write(to: references.appending(path: "PlantedChildTests.snapshot.txt"))
    return try await ChildTestRun(
      "PlantedChildTests/snapshot",
      variables: ["TEXTURE_FIXTURES_SNAPSHOT_FOLDER": folder.path(percentEncoded: false)])
  }

  @Test("a failing snapshot fails its run, names the difference and attaches the actual text")
  func snapshotAttachment() async throws {
    let run = try await snapshotRun(reference: "list | frame 0 0 375 667\n")
    #expect(run.status != 0)
    #expect(
      run.errors.contains("list: frame is 0 0 320 568, expected 0 0 375 667"), "\(run.errors)")
    let attached = run.attachments["PlantedChildTests.snapshot.txt"]
    #expect(await attached == PlantedChildTests.tree.text)
  }

  @Test("a matching snapshot attaches nothing")
  func matchingSnapshot() async throws {
    let run = try await snapshotRun(reference: await PlantedChildTests.tree.text)
    #expect(run.status == 0)
    #expect(run.attachments.isEmpty)
  }

  @Test("a failing frame attaches a picture with both frames and the numbers")
  func framePicture() async throws {
    let run = try await ChildTestRun("PlantedPictureTests/frame")
    #expect(run.status != 0)
    let picture = try #require(run.attachments.first { $0.key.hasSuffix(".svg") }?.value)
    #expect(picture.contains("stroke=\"#0066cc\"") && picture.contains("stroke=\"#d70015\""))
    #expect(picture.contains("frame of 0.1 is") && picture.contains("measured in"))
  }

  // An issue of no test is an issue of all tests that run, so that it is made where nothing else runs.
  @Test("a snapshot outside of any test fails the run, for it would have no name")
  func straySnapshot() async throws {
    let run = try await ChildTestRun("PlantedChildTests/straySnapshot")
    #expect(run.status != 0)
    #expect(run.errors.contains("A snapshot requires a running test"), "\(run.errors)")
  }

  @Test("a failing thrash attaches its smallest recipe as a fixture")
  func thrashAttachment() async throws {
    let run = try await ChildTestRun("PlantedChildTests/thrash")
    #expect(run.status != 0)
    let fixture = try #require(run.attachments["thrash-seed-1.xml"])
    #expect(fixture.contains("<fixture") && fixture.contains("<delete"), "\(fixture)")
    #expect(fixture.contains("update1") && !fixture.contains("update2"), "\(fixture)")
  }

  @Test("a violation outside of any trait is written to standard error once, and fails nothing")
  func strayViolation() async throws {
    let run = try await ChildTestRun("PlantedChildTests/strayViolation")
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n").filter {
      $0.contains("[invalid-collection-update]")
    }
    #expect(lines.count == 1, "\(run.errors)")
  }
}
