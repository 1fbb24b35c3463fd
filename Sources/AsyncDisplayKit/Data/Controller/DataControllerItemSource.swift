import UIKit

/// Whom a data controller asks about items; each member answers nil when the data source lacks it.
@MainActor
package protocol DataControllerItemSource: AnyObject {
  /// The model of an item.
  func nodeModel(forItemAt indexPath: IndexPath) -> Any?
  /// Where the node of an item comes from.
  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource
  /// The size range of an item.
  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange?
  /// Who gave the size range that was asked for last.
  var sizingOrigin: SizingOrigin { get }
}

extension DataControllerItemSource {
  /// Nobody that the runtime knows of.
  package var sizingOrigin: SizingOrigin { .unknown }
}
