// The one file with unchecked steps of this target: making objects of classes known at run time.
//
// UIKit makes cells and layers from a class that an app names. In Swift that needs a required
// initializer, and declaring UIView's `init(frame:)` or CALayer's `init()` required would refuse
// every app subclass that writes `override init(frame:)`, as all do. A convenience initializer, by
// contrast, calls the designated one of whatever class it is called on. Each pair below names such
// an initializer by a symbol and calls the same symbol as a static function: both take the
// arguments first and the class as self, and return the object, so the two signatures have one
// calling convention. The tests make subclasses at several depths in this way.

extension UIView {
  @_silgen_name("texture_fixtures_view_make")
  convenience init(ofClassWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("texture_fixtures_view_make")
  private static func unsafeMake(_ frame: CGRect) -> UIView

  /// Makes a view of this very class through its `init(frame:)`, as UIKit does for cells.
  package static func instantiate(frame: CGRect) -> UIView {
    unsafeMake(frame)
  }

  /// Makes a view of this very class, as that class: the step above makes no other.
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

  /// Makes a layer of this very class through its `init()`.
  package static func instantiate() -> CALayer {
    unsafeMake(())
  }
}

extension UITableViewCell {
  @_silgen_name("texture_fixtures_table_cell_make")
  convenience init(ofClassWithIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  // An initializer owns its arguments, a function borrows them unless it says that it consumes
  // them.
  @_silgen_name("texture_fixtures_table_cell_make")
  private static func unsafeMake(_ identifier: consuming String?) -> UITableViewCell

  /// Makes a cell of this very class through its `init(style:reuseIdentifier:)`.
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

  /// Makes a view of this very class through its `init(reuseIdentifier:)`.
  static func instantiate(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    unsafeMake(reuseIdentifier)
  }
}
