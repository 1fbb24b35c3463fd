import Foundation

extension IndexPath {
  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) {
    // A list of both indexes would cost an allocation, and layouts make paths by the million.
    self.init(index: section)
    append(item)
  }

  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index: the section; setting it on a shorter path does nothing.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { if !isEmpty { self[0] = newValue } }
  }

  /// The second index: the item in its section; `NSNotFound` when the path is shorter.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { if count > 1 { self[1] = newValue } }
  }

  /// The second index: the row in its section; `NSNotFound` when the path is shorter.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  /// Creates the path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the path of a row of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index: the section; `NSNotFound` when the path is empty.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The second index: the item in its section; `NSNotFound` when the path is shorter.
  public var item: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The second index: the row in its section; `NSNotFound` when the path is shorter.
  public var row: Int { item }
}
