import FixtureContract
import FixtureModel

/// The names of fonts that a fixture may use: those of iOS, and those of its font files.
struct FontNames {
  /// The fonts of iOS alone.
  static let known = FontNames(own: [], isChecked: true)
  /// Any name, because the font files have an error that was already reported.
  static let unchecked = FontNames(own: [], isChecked: false)

  private let own: Set<String>
  private let isChecked: Bool

  private init(own: Set<String>, isChecked: Bool) {
    self.own = own
    self.isChecked = isChecked
  }

  /// Creates the names of a fixture with font files.
  init(_ folder: FontFolder) {
    own = Set(folder.fonts.flatMap { [$0.postScriptName, $0.family] })
    isChecked = true
  }

  /// All names in alphabetical order, those of the font files first.
  var names: [String] { own.sorted() + KnownFontFamily.names }

  /// Returns the name of a font if it is not known.
  func unknownName(in font: FontValue) -> String? {
    guard case .face(.named(let name), _) = font, isChecked, !own.contains(name),
      KnownFontFamily.postScriptName(of: name) == nil
    else { return nil }
    return name
  }

  /// Returns the message about an unknown name.
  func message(for name: String) -> String {
    own.isEmpty
      ? "'\(name)' is not a font of iOS, and the fixture has no font files"
      : "'\(name)' is neither a font of iOS nor of the fixture's font files"
  }
}
