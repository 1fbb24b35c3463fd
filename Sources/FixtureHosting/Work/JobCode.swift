import CDispatchInterposition
import Foundation
import Runtime

/// The closure or function of a job.
struct JobCode: Hashable, Sendable {
  /// The addresses at which it may begin, with zeros after the last one. The first one that has a symbol counts.
  private let addresses: [UInt]

  init(_ facts: interposition_facts) {
    addresses = [facts.code.0, facts.code.1, facts.code.2].map { UInt($0) }
  }

  /// The name and the place, which are read from the tables of the binary. That takes a fifth of a second for one of
  /// three hundred megabytes.
  var symbol: Symbol? {
    let symbols = Self.frames(at: addresses.filter { $0 != 0 }).compactMap(\.symbol)
    return (symbols.first { !$0.isSwiftThunk } ?? symbols.first).map(Symbol.init)
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

  /// Returns what the standard library's back traces tell of addresses.
  ///
  /// Decided here: a back trace cannot be made of addresses, but it can be decoded. So one of the calling thread is
  /// encoded, which has the processor and the loaded images, and gets the addresses.
  private static func frames(at addresses: [UInt]) -> [SymbolicatedBacktrace.Frame] {
    guard let own = try? Backtrace.capture(limit: 1, images: .capture()),
      let data = try? JSONEncoder().encode(own),
      var encoded = try? JSONDecoder().decode(EncodedBacktrace.self, from: data)
    else { return [] }
    encoded.backtrace = compactFrames(at: addresses)
    let made = try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(encoded))
    return made?.symbolicated(options: [.showSourceLocations, .useSymbolCache])?.frames ?? []
  }

  /// Returns program counters in the compact format of back traces.
  ///
  /// Source: `docs/CompactBacktraceFormat.md` of the Swift repository: version 0 with words of 64 bits, an absolute
  /// program counter of eight bytes for each address, and the end.
  private static func compactFrames(at addresses: [UInt]) -> Data {
    var bytes: [UInt8] = [0x02]
    for address in addresses {
      bytes.append(0x1F)
      withUnsafeBytes(of: UInt64(address).bigEndian) { bytes.append(contentsOf: $0) }
    }
    return Data(bytes + [0x00])
  }
}

/// The members of an encoded back trace.
private struct EncodedBacktrace: Codable {
  let architecture: String
  var backtrace: Data
  let imageMap: Data?
}
