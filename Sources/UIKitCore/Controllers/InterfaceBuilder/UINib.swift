import Foundation

/// A nib file of an app. Nothing is read from it: each use is the violation `interface-builder-file`.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of an option, such as ``externalObjects``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects for the placeholders of the file.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  let name: String

  /// Creates a reference to a file of a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a reference to the contents of a file.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// Returns no objects, and reports the violation `interface-builder-file`.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    InterfaceFile.nib(name).report()
    return []
  }
}

extension Bundle {
  /// Returns `nil`, and reports the violation `interface-builder-file`: no nib file is read here.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    InterfaceFile.nib(name).report()
    return nil
  }
}

extension UITableView {
  /// Unregisters the identifier of a cell, and reports the violation `interface-builder-file` unless the nib is `nil`.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nil, identifier)
    if let nib { InterfaceFile.nib(nib.name).report() }
  }

  /// Unregisters the identifier of a header or footer, and reports the violation `interface-builder-file` unless the
  /// nib is `nil`.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerViews(nil, identifier)
    if let nib { InterfaceFile.nib(nib.name).report() }
  }
}

extension UICollectionView {
  /// Unregisters the identifier of a cell, and reports the violation `interface-builder-file` unless the nib is `nil`.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    if let nib { InterfaceFile.nib(nib.name).report() }
  }

  /// Unregisters the identifier of a supplementary view, and reports the violation `interface-builder-file` unless the
  /// nib is `nil`.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    if let nib { InterfaceFile.nib(nib.name).report() }
  }
}
