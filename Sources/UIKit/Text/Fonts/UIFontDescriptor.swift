import Foundation

/// A description of a font that can be changed and turned into a ``UIFont`` (UIKit).
///
/// A value without state: usable on any thread.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  private let header = CoreFoundationHeader()
  /// The PostScript name.
  public let postscriptName: String
  /// The size in points, 0 or more.
  public let pointSize: CGFloat
  /// The stylistic traits.
  public let symbolicTraits: SymbolicTraits

  /// Makes a descriptor of a font from its PostScript name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(postScript: fontName)
    self.init(postscriptName: fontName, pointSize: size, symbolicTraits: name.traits)
  }

  /// Makes a descriptor from attributes; those without a meaning here are left out.
  public convenience init(fontAttributes: [AttributeName: Any]) {
    let family = fontAttributes[.family] as? String
    let name = fontAttributes[.name] as? String ?? family ?? "Helvetica"
    let plain = UIFontDescriptor(name: name, size: CGFloat(number: fontAttributes[.size]) ?? 0)
    let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    let changed = plain.applying(traits: traits)
    self.init(
      postscriptName: changed.postscriptName, pointSize: changed.pointSize,
      symbolicTraits: changed.symbolicTraits)
  }

  init(postscriptName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
    self.postscriptName = postscriptName
    self.pointSize = UIFont.valid(pointSize)
    self.symbolicTraits = symbolicTraits
  }

  /// The name and the size as attributes.
  public var fontAttributes: [AttributeName: Any] {
    [.name: postscriptName, .size: pointSize]
  }

  /// Returns the value of one attribute, if the descriptor has it.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: FontName(postScript: postscriptName).family
    default: fontAttributes[attribute]
    }
  }

  /// Returns the descriptor at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      postscriptName: postscriptName, pointSize: newPointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the member of the same family that has exactly the given traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let name = FontName(postScript: postscriptName).applying(symbolicTraits)
    return UIFontDescriptor(
      postscriptName: name.postScript, pointSize: pointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the regular member of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  /// Returns the descriptor with some attributes replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(
      fontAttributes: fontAttributes.merging(attributes, uniquingKeysWith: { $1 }))
  }

  /// Returns the receiver, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Compares names, sizes and traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits
  }

  /// A hash that equal descriptors share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
