import Foundation
internal import _FoundationICU

/// An analyzer of Unicode text: line-break opportunities, bidirectional levels, and scripts.
///
/// The rules and the dictionaries are those of the ICU that the toolchain's Foundation contains. No
/// other file calls ICU. One thread at a time uses an analyzer: it belongs to a ``TextWorkspace``.
///
/// Proof: each handle is opened and closed here and never leaves the analyzer. A text's buffer is passed
/// to ICU inside the closure that keeps it alive; ICU forgets it before the closure returns, because
/// every use sets the text again. Levels are copied out while the handle and the buffer are alive.
final class TextAnalyzer {
  private var breakers: [String: OpaquePointer] = [:]
  private var bidi: OpaquePointer?
  /// The maximum number of languages whose line-break iterators stay open for reuse.
  private static let breakerLimit = 16

  init() {}

  deinit {
    breakers.values.forEach { swift_ubrk_close($0) }
    if let bidi { swift_ubidi_close(bidi) }
  }

  /// The version of ICU, such as `76.1`.
  static let version: String = {
    var numbers: [UInt8] = [0, 0, 0, 0]
    numbers.withUnsafeMutableBufferPointer { swift_u_getVersion($0.baseAddress) }
    return "\(numbers[0]).\(numbers[1])"
  }()

  /// Calls a closure with each position in UTF-16 code units where a line may or must end, ascending,
  /// without 0 and with the end of the text.
  func lineBreaks(in text: [UInt16], language: String, _ body: (Int) -> Void) {
    guard !text.isEmpty, let breaker = breaker(language) else { return body(text.count) }
    text.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      swift_ubrk_setText(breaker, buffer.baseAddress, Int32(clamping: buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return body(text.count) }
      var position = swift_ubrk_next(breaker)
      while position != UBRK_DONE {
        body(Int(position))
        position = swift_ubrk_next(breaker)
      }
    }
  }

  private func breaker(_ language: String) -> OpaquePointer? {
    if let breaker = breakers[language] { return breaker }
    if breakers.count >= Self.breakerLimit {
      breakers.values.forEach { swift_ubrk_close($0) }
      breakers.removeAll()
    }
    var status = U_ZERO_ERROR
    let opened = swift_ubrk_open(UBRK_LINE, language, nil, 0, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened else { return nil }
    breakers[language] = opened
    return opened
  }

  /// Returns the embedding level of each UTF-16 code unit and the level of the paragraph.
  ///
  /// - Parameters:
  ///   - text: One paragraph.
  ///   - isRightToLeft: A Boolean value that indicates whether the paragraph is right-to-left, or
  ///     `nil` for the direction of its first strong character.
  /// - Returns: The levels. They are all 0 for a text that is too long for ICU.
  func levels(of text: [UInt16], isRightToLeft: Bool?) -> (levels: [UInt8], paragraph: UInt8) {
    let plain = ([UInt8](repeating: 0, count: text.count), UInt8(0))
    if bidi == nil { bidi = swift_ubidi_open() }
    guard let bidi, !text.isEmpty, text.count < Int(Int32.max) else { return plain }
    // 0xFE is UBIDI_DEFAULT_LTR: the level of the first strong character, 0 without one.
    let base: UInt8 = isRightToLeft.map { $0 ? 1 : 0 } ?? 0xFE
    return text.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, buffer.baseAddress, Int32(buffer.count), base, nil, &status)
      guard let levels = swift_ubidi_getLevels(bidi, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return plain }
      let copied = Array(UnsafeBufferPointer(start: levels, count: buffer.count))
      return (copied, swift_ubidi_getParaLevel(bidi))
    }
  }

  /// Returns the ICU number of a character's script. 0 means common to all scripts, 1 means
  /// inherited from the preceding text.
  static func script(of scalar: Unicode.Scalar) -> Int32 {
    var status = U_ZERO_ERROR
    let script = swift_uscript_getScript(Int32(bitPattern: scalar.value), &status)
    return script.rawValue
  }

  /// Returns the ISO 15924 code of a script that ``script(of:)`` returned, such as `Latn`.
  static func scriptCode(_ script: Int32) -> String {
    guard let name = swift_uscript_getShortName(UScriptCode(rawValue: script)) else {
      return "Zyyy"
    }
    return String(cString: name)
  }
}

extension RuntimeText {
  /// The versions of the libraries that text layout depends on.
  public enum Versions {
    /// The version of ICU, which finds line breaks and directions, such as `76.1`.
    public static var icu: String { TextAnalyzer.version }
  }
}
