// The only file of this target with unchecked operations: instantiation of classes that are known
// at run time.
//
// UIKit creates cells and layers from a class that an app registers. In Swift, this needs a
// required initializer, and a required `init(frame:)` of UIView or `init()` of CALayer would make
// every app subclass with `override init(frame:)` invalid, which all have. A convenience
// initializer, in contrast, calls the designated initializer of the class on which it is called.
// Each pair below names such an initializer by a symbol and calls the same symbol as a static
// function: both pass the arguments first and the class as self, and return the object, so that
// both signatures have one calling convention. The tests instantiate subclasses at several depths
// in this way.

extension UIView {
  @_silgen_name("texture_fixtures_view_make")
  convenience init(ofClassWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("texture_fixtures_view_make")
  private static func unsafeMake(_ frame: CGRect) -> UIView

  /// Creates a view of the receiving class through its `init(frame:)`, as UIKit does for cells.
  package static func instantiate(frame: CGRect) -> UIView {
    unsafeMake(frame)
  }

  /// Creates a view of the receiving class. The forced cast is safe: `instantiate` creates no other
  /// class.
  static func make() -> Self {
    unsafeDowncast(instantiate(frame: .zero), to: Self.self)
  }
}

extension CALayer {
  @_silgen_name("texture_fixtures_layer_make")
  convenience init(ofClass: Void) {
    self.init()
  }

  @_silgen_name("texture_fixtures_layer_make")
  private static func unsafeMake(_: Void) -> CALayer

  /// Creates a layer of the receiving class through its `init()`.
  package static func instantiate() -> CALayer {
    unsafeMake(())
  }
}

extension UITableViewCell {
  @_silgen_name("texture_fixtures_table_cell_make")
  convenience init(ofClassWithIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  // An initializer consumes its arguments; a function borrows them unless it is declared to consume
  // them.
  @_silgen_name("texture_fixtures_table_cell_make")
  private static func unsafeMake(_ identifier: consuming String?) -> UITableViewCell

  /// Creates a cell of the receiving class through its `init(style:reuseIdentifier:)`.
  static func instantiate(reuseIdentifier: String) -> UITableViewCell {
    unsafeMake(reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("texture_fixtures_table_header_make")
  convenience init(ofClassWithIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("texture_fixtures_table_header_make")
  private static func unsafeMake(_ identifier: consuming String?) -> UITableViewHeaderFooterView

  /// Creates a view of the receiving class through its `init(reuseIdentifier:)`.
  static func instantiate(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    unsafeMake(reuseIdentifier)
  }
}
