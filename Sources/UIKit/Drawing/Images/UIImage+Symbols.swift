import Foundation

extension UIImage {
  /// Finds a symbol by its name; `nil` for a name that is none.
  ///
  /// Apple's symbols are not part of the package. Any name of lower-case letters, digits and dots is
  /// a symbol, unless ``AssetCatalog/symbolNames`` of the environment says which there are. A symbol
  /// stands in a square as high as a line of text of its size, 17 points by default, times 0.8 or 1.3
  /// at small or large scale, on whole pixels: Apple publishes no sizes, so that these are a decision.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a symbol by its name, as large as the configuration says; `nil` for a name that is none.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard SymbolName.exists(name, in: RuntimeEnvironment.current.assets) else { return nil }
    self.init(symbol: name, configuration?.values ?? SymbolValues(), .current)
  }

  /// Finds a symbol by its name for certain traits; `nil` for a name that is none.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard SymbolName.exists(name, in: RuntimeEnvironment.current.assets) else { return nil }
    self.init(symbol: name, SymbolValues(), traitCollection ?? .current)
  }

  private convenience init(symbol name: String, _ symbol: SymbolValues, _ traits: UITraitCollection)
  {
    let scale = traits.displayScale > 0 ? traits.displayScale : RuntimeEnvironment.currentScale
    let side = symbol.side(category: traits.preferredContentSizeCategory, displayScale: scale)
    let pixels = Int((side * scale).rounded())
    self.init(
      Values(
        size: CGSize(width: side, height: side), scale: scale,
        pixels: CGImage(width: pixels, height: pixels, source: .named(name)), symbol: symbol))
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { values.symbol != nil }

  /// What a symbol was configured to; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    values.symbol.map(SymbolConfiguration.init)
  }

  /// Returns the symbol in another configuration; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = values.symbol, case .named(let name) = values.pixels.source else {
      return nil
    }
    let configured = UIImage(symbol: name, symbol.applying(configuration.values), .current)
    var copy = values
    copy.size = configured.values.size
    copy.scale = configured.values.scale
    copy.pixels = configured.values.pixels
    copy.symbol = configured.values.symbol
    return UIImage(copy)
  }

  /// Returns the image in another configuration, which counts for symbols only.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }
}

/// Which names are those of symbols.
enum SymbolName {
  static func exists(_ name: String, in assets: AssetCatalog) -> Bool {
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
