import CTextPeer
import Foundation

/// HarfBuzz called directly for a whole text: what shaping costs at least.
///
/// Proof: the font is opened in the initializer, freed with the object, and never leaves it; the bytes of
/// a text are valid during the call.
final class ShapingPeer {
  private let font: OpaquePointer

  init(_ file: String) throws {
    guard let font = text_peer_open(file) else {
      throw BenchmarkError(description: "'\(file)' cannot be read")
    }
    self.font = font
  }

  deinit {
    text_peer_close(font)
  }

  /// Returns the number of lines of a label whose lines end at spaces.
  func lineCount(_ label: String, size: Double, width: Double) -> Int {
    var label = label
    return label.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        Int(text_peer_line_count(font, $0.baseAddress, Int32($0.count), size, width))
      }
    }
  }

  /// Shapes a text in one call and returns its advance in units of the font.
  func shape(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        Int(text_peer_shape(font, $0.baseAddress, Int32($0.count)))
      }
    }
  }
}
