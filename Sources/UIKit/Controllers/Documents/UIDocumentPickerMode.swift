/// What becomes of documents that are chosen.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// They are copied into the app.
  case `import`
  /// They are opened where they are.
  case open
  /// The app's documents are copied elsewhere.
  case exportToService
  /// The app's documents are moved elsewhere.
  case moveToService
}
