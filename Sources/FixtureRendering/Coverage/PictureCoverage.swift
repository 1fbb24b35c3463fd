/// The table of how pictures show each display-list operation, blend mode, layer property, image
/// and view.
package enum PictureCoverage {
  /// The ways in which a picture shows a value.
  package enum Treatment: String, Hashable, Sendable {
    /// The picture shows the value as a device does.
    case drawn
    /// The picture shows the value, but not in every detail.
    case approximated
    /// The picture shows a labeled box instead of the value.
    case boxed
    /// The value has no visible effect, or none in a still picture.
    case notVisual = "not visual"
  }

  /// The groups of rows in the table.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    case operation = "Display-list operations"
    case blendMode = "Blend modes"
    case layerProperty = "Properties of every layer"
    case layerClass = "Layer classes"
    case image = "Images"
    case view = "Controls, bars and other views"
  }

  /// A row of the table: a value and how a picture shows it.
  package struct Row: Hashable, Sendable {
    package let subject: Subject
    package let name: String
    package let treatment: Treatment
    package let remark: String

    init(_ subject: Subject, _ name: String, _ treatment: Treatment, _ remark: String = "") {
      self.subject = subject
      self.name = name
      self.treatment = treatment
      self.remark = remark
    }
  }

  /// All rows, in the order of the table.
  package static let rows: [Row] =
    operations + blendModes + layerProperties + layerClasses
    + images + views

  /// The table as Markdown, with a heading and a table for each group.
  package static var markdown: String {
    Subject.allCases.map { subject in
      let lines = rows.filter { $0.subject == subject }
        .map { "| `\($0.name)` | \($0.treatment.rawValue) | \($0.remark) |" }
      return
        (["### \(subject.rawValue)", "", "| Name | In pictures | Remark |", "|---|---|---|"]
        + lines).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

extension PictureCoverage {
  private static let operations: [Row] = [
    Row(.operation, "fill", .drawn, "patterns repeat from the origin"),
    Row(.operation, "stroke", .drawn),
    Row(.operation, "image", .drawn, "see Images"),
    Row(
      .operation, "text", .approximated,
      "`<text>` in a font with Helvetica's widths, stretched to the measured width"),
    Row(
      .operation, "text of font files", .drawn,
      "outlines of the glyphs; bitmaps, such as those of emoji, as `<text>`"),
    Row(.operation, "gradient", .drawn),
    Row(
      .operation, "radialGradient", .approximated,
      "exact where one circle lies inside the other one"),
    Row(.operation, "shadowed", .drawn),
    Row(
      .operation, "clear", .approximated, "erases what the same list drew, not what is below a clip"
    ),
    Row(.operation, "group", .drawn),
    Row(.operation, "masked", .approximated, "by the image's brightness"),
    Row(.operation, "transformed", .drawn),
    Row(.operation, "blended", .drawn, "see Blend modes"),
  ]

  private static let blendModes: [Row] =
    [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
      "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity",
    ].map { Row(.blendMode, $0, .drawn) }
    + ["clear", "copy", "destinationOver", "destinationIn", "destinationOut"].map {
      Row(.blendMode, $0, .approximated, "mixes with what the same list drew")
    }
    + [
      "sourceIn", "sourceOut", "sourceAtop", "destinationAtop", "xor", "plusDarker",
      "plusLighter",
    ].map { Row(.blendMode, $0, .boxed, "SVG has no form for it") }
}
