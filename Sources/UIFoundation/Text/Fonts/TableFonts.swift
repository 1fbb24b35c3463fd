extension RuntimeText {
  /// The default source of fonts: the published ``RuntimeText/FontMetricsTable``, which needs no files.
  public struct TableFonts: RuntimeText.FontProvider {
    /// Creates the source.
    public init() {}

    /// The table's version.
    public var versions: [String] { ["font table \(RuntimeText.FontMetricsTable.version)"] }

    /// Returns the regular, bold, or monospaced typeface of the table, depending on the font's
    /// traits.
    public func typeface(for font: UIFont) -> any RuntimeText.Typeface {
      TableTypeface.typeface(font.face)
    }
  }
}

/// A typeface of the published table. Its units are thousandths of an em, and it has no kerning.
final class TableTypeface: RuntimeText.Typeface {
  let face: FontFace
  let metrics = RuntimeText.FontMetricsTable.metrics
  let asciiAdvances: [Int32]?

  private init(_ face: FontFace) {
    self.face = face
    asciiAdvances = FaceAdvances.table(face).values[0x20..<0x7F].map(Int32.init)
  }

  /// Returns the typeface of a face.
  static func typeface(_ face: FontFace) -> TableTypeface { all[Int(face.rawValue)] }

  private static let all = FontFace.allCases.map(TableTypeface.init)

  /// Returns `true`: the table has an advance for every character.
  func contains(_ scalar: Unicode.Scalar) -> Bool { true }

  func shape(_ run: RuntimeText.ShapingRun) -> [RuntimeText.ShapedCluster] {
    var clusters: [RuntimeText.ShapedCluster] = []
    clusters.reserveCapacity(run.text.count)
    var start: Int32 = 0
    for character in String(decoding: run.text, as: UTF16.self) {
      let advance = advance(of: character)
      clusters.append(RuntimeText.ShapedCluster(start: start, advance: Int32(clamping: advance)))
      start += Int32(character.utf16.count)
    }
    return clusters
  }

  private func advance(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value < 0x2000, scalars.count == 1 else {
      return RuntimeText.FontMetricsTable.advance(of: character, in: face)
    }
    return RuntimeText.FontMetricsTable.advance(of: first, in: face)
  }

  func groups(in run: RuntimeText.ShapingRun) -> UInt64 { 0 }

  func canDivide(_ groups: UInt64, in style: RuntimeText.ShapingStyle) -> Bool { true }

  func kerning(ofSpaceBefore scalar: Unicode.Scalar, in style: RuntimeText.ShapingStyle)
    -> RuntimeText.SpaceKerning?
  {
    RuntimeText.SpaceKerning()
  }
}
