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
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
