import Foundation
import Testing
import UIKit

@Suite("Documents") @MainActor
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private let stage = Stage()
  private let folder = TemporaryFolder("documents")

  @Test("a document is saved to its file, closed and opened again")
  func file() throws {
    let url = folder.url.appendingPathComponent("Shopping.txt")
    let results = CallLog()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    stage.environment.bind {
      let note = Note(fileURL: url)
      #expect(note.documentState == .closed && note.localizedName == "Shopping")
      note.text = "milk"
      note.save(to: url, for: .forCreating) { results("saved \($0)") }
      #expect(note.documentState == .normal)
      note.text = "milk and tea"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      note.close { results("closed \($0)") }
      #expect(!note.hasUnsavedChanges && note.documentState == .closed)
      let again = Note(fileURL: url)
      again.open { results("opened \($0)") }
      #expect(again.text == "milk and tea" && again.documentState == .normal)
    }
    #expect(results.take().isEmpty)
    stage.settle()
    #expect(results.take() == ["saved true", "closed true", "opened true"])
  }

  @Test("a missing file is an error, and the document stays closed")
  func missingFile() {
    let results = CallLog()
    stage.environment.bind {
      let note = Note(fileURL: folder.url.appendingPathComponent("missing.txt"))
      note.open { results("opened \($0)") }
      #expect(note.errors == 1 && note.documentState == .closed)
      note.save(to: folder.url.appendingPathComponent("a/b"), for: .forCreating)
      #expect(note.errors == 2 && note.documentState.contains(.savingError))
    }
    stage.settle()
    #expect(results.take() == ["opened false"])
  }

  @Test("the changes of a document are counted")
  func changes() {
    let note = Note(fileURL: folder.url.appendingPathComponent("a.txt"))
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.redone)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
  }
}
