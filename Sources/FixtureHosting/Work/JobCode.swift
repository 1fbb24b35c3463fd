import CDispatchInterposition
import Foundation
import Runtime

/// The closure or function of a job.
struct JobCode: Hashable, Sendable {
  // The addresses at which it may begin, with zeros after the last one. The first one that has a symbol counts.
  // There is one value a job, so that it has no array.
  private let first: UInt
  private let second: UInt
  private let third: UInt

  init(_ facts: interposition_facts) {
    first = UInt(facts.code.0)
    second = UInt(facts.code.1)
    third = UInt(facts.code.2)
  }

  /// Creates the code that contains an address.
  init(at address: UInt) { (first, second, third) = (address, 0, 0) }

  /// The name and the place, which are read from the tables of the binary. That takes a fifth of a second or more for one of
  /// three hundred megabytes.
  var symbol: Symbol? {
    var thunk: SymbolicatedBacktrace.Symbol?
    for address in [first, second, third] where address != 0 {
      guard let symbol = Self.frame(at: address)?.symbol else { continue }
      if let closure = Self.forwarded(from: symbol, at: address) { return closure }
      if !symbol.isSwiftThunk { return Symbol(symbol) }
      thunk = thunk ?? symbol
    }
    return thunk.map(Symbol.init)
  }

  /// Returns the closure to which a function passes the values that it captures, or `nil` for another function. The
  /// compiler names the function by the closure.
  private static func forwarded(
    from symbol: SymbolicatedBacktrace.Symbol, at address: UInt
  ) -> Symbol? {
    let prefix = "partial apply for "
    guard symbol.name.hasPrefix(prefix), let image = LoadedImage(containing: address) else {
      return nil
    }
    let name = symbol.name.dropFirst(prefix.count)
    let closure = image.callees(of: address).lazy.compactMap { frame(at: $0)?.symbol }
      .first { $0.name == name }
    return closure.map(Symbol.init)
  }

  /// A name and a place.
  struct Symbol {
    /// The demangled name, such as `closure #1 in Loader.load()`.
    let name: String
    /// The file and the line, such as `Loader.swift:12`, or `nil` for a binary without debug information.
    let place: String?

    init(_ symbol: SymbolicatedBacktrace.Symbol) {
      name = symbol.name
      place = symbol.sourceLocation.map { location in
        "\(URL(filePath: location.path).lastPathComponent):\(location.line)"
      }
    }
  }

  /// Returns what the standard library's back traces tell of an address.
  ///
  /// Decided here: a back trace cannot be made of addresses, but it can be decoded. To capture one, and its list of
  /// images, reads each mapped file, which ends the process when another thread unmaps one meanwhile. So all of it
  /// is written here: the address, and the image that contains it.
  private static func frame(at address: UInt) -> SymbolicatedBacktrace.Frame? {
    guard let image = LoadedImage(containing: address) else { return nil }
    let encoded = EncodedBacktrace(
      architecture: architecture, backtrace: compactFrame(at: address).base64EncodedString(),
      imageMap: compactMap(of: image).base64EncodedString())
    let made = try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(encoded))
    return made?.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames.first
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #else
      "arm64"
    #endif
  }

  /// Returns a program counter in the compact format of back traces.
  ///
  /// Source: `docs/CompactBacktraceFormat.md` of the Swift repository: version 0 with words of 64 bits, an absolute
  /// program counter of eight bytes, and the end.
  private static func compactFrame(at address: UInt) -> Data {
    Data([0x02, 0x1F]) + bytes(of: address) + [0x00]
  }

  /// Returns a list of one image in the compact format of such lists.
  ///
  /// Source: `docs/CompactImageMapFormat.md` of the Swift repository: version 0 with words of 64 bits, one image with
  /// an address and a length of eight bytes each, no identifier, and the path in pieces of at most 63 bytes. Swift
  /// 6.3 writes the name of the platform before the number of images, here an empty one.
  private static func compactMap(of image: LoadedImage) -> Data {
    let (platform, count, identifier) = ([0x00], [0x01], [0x00]) as ([UInt8], [UInt8], [UInt8])
    var map = Data([0x02] + platform + count + [0x3F])
    map += bytes(of: image.base) + bytes(of: image.codeEnd - image.base) + identifier
    var path = Data(image.path.utf8)
    while !path.isEmpty {
      let piece = path.prefix(63)
      map.append(UInt8(piece.count))
      map += piece
      path = path.dropFirst(piece.count)
    }
    map.append(0x00)
    return map
  }

  private static func bytes(of word: UInt) -> Data {
    Data(stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) })
  }
}

/// The members of an encoded back trace; bytes are in base64.
private struct EncodedBacktrace: Encodable {
  let architecture: String
  let backtrace: String
  let imageMap: String
}
