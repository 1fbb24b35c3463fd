import UIKit

/// The delegate that UIKit calls for what the view does not translate, where the app's delegate does not
/// state `UITableViewDelegate`.
///
/// It passes on the members of ``ASCommonTableViewDelegate`` alone: Objective-C sees no others of such a class.
/// Source: `ASDelegateProxy.mm`, `-respondsToSelector:` and `-forwardingTargetForSelector:`.
@MainActor
final class TableDelegateForwarder: NSObject, UITableViewDelegate, AppObjectProxy {
  var appObject: AnyObject? { delegate }
  private(set) weak var delegate: (any ASTableDelegate)?

  init(_ delegate: any ASTableDelegate) {
    self.delegate = delegate
    super.init()
  }

  func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) {
    guard let delegate else { return tableView.notImplemented() }
    let isAnswered: Void? = tableView.optionalMembers.ask("tableView(_:didEndEditingRowAt:)") {
      delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    guard isAnswered == nil, let indexPath else { return }
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }
}
