import Foundation

extension NSIndexPath {
  /// Makes the path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the path of a row of a table view.
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
