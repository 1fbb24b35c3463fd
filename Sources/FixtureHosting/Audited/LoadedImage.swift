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

  /// The number of bytes of a function in which ``callees(of:)`` looks.
  private static let searchedLength: UInt = 160

  /// Returns addresses of the image that the first instructions of a function may call or jump to.
  ///
  /// An address that no instruction names may be among them, since the beginnings of instructions are not known.
  ///
  /// Proof: the bytes from a function to the end of the code are mapped while the image is loaded.
  func callees(of function: UInt) -> [UInt] {
    guard function >= base, function < codeEnd else { return [] }
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: function),
      count: Int(min(Self.searchedLength, codeEnd - function)))
    return Self.targets(in: bytes).map { function &+ UInt(bitPattern: $0) }
      .filter { $0 >= base && $0 < codeEnd }
  }

  #if arch(x86_64)
    /// The distances from the first byte to what near calls (`E8`) and jumps (`E9`) of four bytes name.
    private static func targets(in bytes: UnsafeRawBufferPointer) -> [Int] {
      (0..<max(bytes.count - 5, 0)).compactMap { start in
        guard bytes[start] & 0xFE == 0xE8 else { return nil }
        return start + 5 + Int(bytes.loadUnaligned(fromByteOffset: start + 1, as: Int32.self))
      }
    }
  #else
    /// The distances from the first byte to what branches (`B`, `BL`) of 26 bits name.
    private static func targets(in bytes: UnsafeRawBufferPointer) -> [Int] {
      stride(from: 0, to: bytes.count - 3, by: 4).compactMap { start in
        let instruction = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
        guard instruction & 0x7C00_0000 == 0x1400_0000 else { return nil }
        return start + Int(Int32(bitPattern: instruction << 6) >> 4)
      }
    }
  #endif
}
