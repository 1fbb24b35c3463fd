import CDispatchInterposition
import Foundation

/// A loaded binary whose code contains an address.
struct LoadedImage {
  /// The first address.
  let base: UInt
  /// The address after the code.
  let codeEnd: UInt
  /// The absolute path of the file.
  let path: String

  /// Finds the image of an address, or returns `nil` if the address is not that of code.
  ///
  /// Proof: the path is copied while the image is loaded, which that of a job's code is.
  init?(containing address: UInt) {
    var image = interposition_image()
    guard interposition_find_image(address, &image) else { return nil }
    base = image.base
    codeEnd = image.code_end
    let path = image.path.map { String(cString: $0) } ?? ""
    guard path.isEmpty else {
      self.path = path
      return
    }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let program else { return nil }
    self.path = program
  }
}
