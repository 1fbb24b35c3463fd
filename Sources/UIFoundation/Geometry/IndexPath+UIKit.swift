import Foundation

extension IndexPath {
  /// Creates the index path of an item of a collection view.
  public init(item: Int, section: Int) {
    // Layouts create millions of index paths; an array of both indices would cost an allocation
    // each.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section, which is the first index, or `NSNotFound` for an empty path. Setting it on an
  /// empty path has no effect.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }

  /// The item, which is the second index, or `NSNotFound` for a shorter path. Setting it on a
  /// shorter path has no effect.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The row, which is the second index, or `NSNotFound` for a shorter path. Setting it on a
  /// shorter path has no effect.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section, which is the first index, or `NSNotFound` for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The item, which is the second index, or `NSNotFound` for a shorter path.
  public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The row, which is the second index, or `NSNotFound` for a shorter path.
  public var row: Int { item }
}
