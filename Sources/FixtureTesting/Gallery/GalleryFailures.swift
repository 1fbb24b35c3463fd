import FixtureRendering
import Foundation
import UIKit

/// The galleries of this process that could not be written.
enum GalleryFailures {
  private static let folders = Locked<Set<String>>([])

  /// Returns `true` once for each folder.
  static func isFirst(_ folder: String) -> Bool {
    folders.withLock { $0.insert(folder).inserted }
  }

  /// Returns what happened and what to do.
  static func message(_ error: any Error, folder: String) -> String {
    "cannot write the gallery '\(folder)': \(reason(error)); \(Gallery.variable) must name a folder that "
      + "the tests can create or write to. Further entries of this process are not reported"
  }

  private static func reason(_ error: any Error) -> String {
    let cause = (error as? CocoaError)?.underlying ?? error
    guard let cause = cause as? POSIXError else { return "\(error)" }
    return String(cString: strerror(Int32(cause.code.rawValue))).lowercased()
  }
}
