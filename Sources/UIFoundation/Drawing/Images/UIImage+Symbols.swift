import Foundation

extension UIImage {
  /// Creates a symbol image by name, or returns `nil` for an unknown name.
  ///
  /// Apple's symbols are not part of the package. Every name of lowercase letters, digits, and dots
  /// is a symbol, unless ``RuntimeEnvironment/Assets/symbolNames`` of the environment lists the available ones.
  /// Decided here, because Apple publishes no sizes: a symbol is a square with the line height of
  /// its point size, 17 by default, times 0.8 or 1.3 at small or large scale, rounded up to pixels.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image by name, in the size of a configuration, or returns `nil` for an
  /// unknown name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SymbolName.exists(name, in: RuntimeEnvironment.current.assets) else { return nil }
    self.init(
      symbol: name, configuration?.values ?? SymbolValues(),
      RuntimeEnvironment.current.traitCollection)
  }

  /// Creates a symbol image by name for traits, or returns `nil` for an unknown name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard SymbolName.exists(name, in: RuntimeEnvironment.current.assets) else { return nil }
    self.init(
      symbol: name, SymbolValues(), traitCollection ?? RuntimeEnvironment.current.traitCollection)
  }

  private convenience init(symbol name: String, _ symbol: SymbolValues, _ traits: UITraitCollection)
  {
    let scale = traits.displayScale > 0 ? traits.displayScale : RuntimeEnvironment.currentScale
    let side = Self.checkedSide(
      symbol.side(category: traits.preferredContentSizeCategory, displayScale: scale), name, scale)
    let pixels = Int((side * scale).rounded())
    self.init(
      Values(
        size: CGSize(width: side, height: side), scale: scale,
        pixels: CGImage(width: pixels, height: pixels, source: .named(name)), symbol: symbol))
  }

  /// Returns the side of a symbol, or 0 and a violation for one that no image has.
  ///
  /// Decided here: the limits are those of ``init(name:size:scale:)``.
  private static func checkedSide(_ side: CGFloat, _ name: String, _ scale: CGFloat) -> CGFloat {
    if (0...1_000_000_000).contains(side), scale <= 100 { return side }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .invalidGeometry, subject: "UIImage",
        message: "The symbol '\(name)' has a side of \(side) points at the scale \(scale).",
        remedy: "Set a point size of 0 to 1,000,000,000, and a display scale of up to 100."))
    return 0
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { values.symbol != nil }

  /// The configuration of a symbol, or `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    values.symbol.map(SymbolConfiguration.init)
  }

  /// Returns the symbol with another configuration, or `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = values.symbol, case .named(let name) = values.pixels.source else {
      return nil
    }
    let configured = UIImage(
      symbol: name, symbol.applying(configuration.values),
      RuntimeEnvironment.current.traitCollection)
    var copy = values
    copy.size = configured.values.size
    copy.scale = configured.values.scale
    copy.pixels = configured.values.pixels
    copy.symbol = configured.values.symbol
    return UIImage(copy)
  }

  /// Returns the image with another configuration, which only affects symbols.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }
}

/// A check of whether a name has the form of a symbol's name.
enum SymbolName {
  static func exists(_ name: String, in assets: RuntimeEnvironment.Assets) -> Bool {
    if let names = assets.symbolNames { return names.contains(name) }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(isAllowed)
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
