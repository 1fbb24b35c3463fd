import Foundation

/// A document of an app, in one file.
///
/// A subclass overrides ``contents(forType:)``, which returns `Data`, and ``load(fromContents:ofType:)``. The file is
/// read and written at once, and completion handlers are called by later jobs of the main queue. Source: Apple's
/// documentation of `UIDocument`. Decided here: there are no file packages, file coordination, conflicts or
/// automatic saves, since nothing outside of the test changes the file.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// The state of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit's header.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The document is open and can be edited.
    public static let normal: State = []
    /// The document is closed, or could not be opened.
    public static let closed = State(rawValue: 1 << 0)
    /// Versions of the document are in conflict. Never set by the runtime.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document must not be edited. Never set by the runtime.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Progress is available. Never set by the runtime.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// A kind of change of a document's data.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was made again.
    case redone
    /// The document was saved, or has lost its changes.
    case cleared
  }

  /// The reason of a save.
  public enum SaveOperation: Int, Hashable, Sendable {
    /// The document is saved for the first time.
    case forCreating
    /// The document is saved again.
    case forOverwriting
  }

  /// The notification that the state of a document has changed. Its object is the document.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The file of the document.
  open private(set) var fileURL: URL
  /// The state of the document.
  open var documentState: State { state }
  private var state = State.closed {
    didSet {
      guard state != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  private var changes = 0

  /// Creates a closed document of a file, which need not exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The uniform type identifier of the file, which is always `nil` here: the runtime knows no types of files.
  open var fileType: String? { nil }
  /// A Boolean value that indicates whether the document has changes that are not saved.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Returns the data to save. The default is empty; a subclass overrides this method.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Loads the document from data. The default does nothing; a subclass overrides this method.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Notes a change of the document's data.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Is called with an error of reading or saving. The default does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Reads the file, and calls the completion handler with whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    end(completionHandler, with: read())
  }

  /// Saves the changes, closes the document, and calls the completion handler with whether saving succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = !hasUnsavedChanges || write(to: fileURL)
    state.insert(.closed)
    end(completionHandler, with: isSaved)
  }

  /// Saves the document, and calls the completion handler with whether that succeeded.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = write(to: url)
    if isSaved, saveOperation == .forCreating { state.remove(.closed) }
    end(completionHandler, with: isSaved)
  }

  /// Saves the changes, if there are any, and calls the completion handler with whether that succeeded. The runtime
  /// never calls this method.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    end(completionHandler, with: !hasUnsavedChanges || write(to: fileURL))
  }

  /// Reads the file, and returns a Boolean value that indicates whether that succeeded.
  open func open() async -> Bool { read() }

  /// Saves the changes, closes the document, and returns a Boolean value that indicates whether saving succeeded.
  open func close() async -> Bool {
    await withCheckedContinuation { continuation in
      close { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document, and returns a Boolean value that indicates whether that succeeded.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  private func read() -> Bool {
    do {
      try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
      changes = 0
      state = .normal
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      state.insert(.closed)
      return false
    }
  }

  private func write(to url: URL) -> Bool {
    do {
      guard let data = try contents(forType: fileType ?? "") as? Data else {
        throw CocoaError(.fileWriteUnknown)
      }
      try data.write(to: url, options: .atomic)
      (fileURL, changes) = (url, 0)
      state.remove(.savingError)
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      state.insert(.savingError)
      return false
    }
  }

  private func end(_ handler: ((Bool) -> Void)?, with isSuccess: Bool) {
    guard let handler else { return }
    let box = MainActorBox(handler)
    let step = RuntimeScheduling.Step(.main, "document")
    RuntimeEnvironment.current.enqueueOnMain(step) { box.value(isSuccess) }
  }
}
