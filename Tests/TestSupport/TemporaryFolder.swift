import Foundation

/// A path in the system's temporary folder whose contents are removed when the object is released.
///
/// The folder itself is not created; a test writes below ``url``. A suite keeps the object in a stored
/// property, so that each test of the suite has its own folder.
public final class TemporaryFolder: Sendable {
  /// The location of the folder.
  public let url: URL

  /// Chooses a path that no other test uses.
  ///
  /// - Parameter prefix: the beginning of the folder's name.
  public init(_ prefix: String) {
    url = FileManager.default.temporaryDirectory.appending(path: "\(prefix)-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
