import FixtureSupport
import FixtureTesting
import Inbox
import UIKit

/// The steps of the migration.
enum Step: String, CaseIterable, Sendable {
  case plain, mixed, nodes

  /// The list as it is in this step.
  @MainActor func makeList() -> FixtureCollectionDataSource<Message, FixtureNoFields> {
    switch self {
    case .plain: Self.showingMessages(PlainInboxDataSource())
    case .mixed: Self.showingMessages(MixedInboxDataSource())
    case .nodes: NodeInboxDataSource()
    }
  }

  /// Fills plain cells as the app's data source does.
  @MainActor private static func showingMessages(
    _ list: FixtureInteropCollectionDataSource<Message, FixtureNoFields>
  ) -> FixtureCollectionDataSource<Message, FixtureNoFields> {
    list.answers.cellForItemAt = { [unowned list] view, indexPath in
      let message = list.item(at: indexPath)?.model
      let identifier = message?.isOffer == true ? "PlainOffer" : "PlainMessage"
      let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      (cell as? MessageCell)?.show(
        sender: message?.sender ?? "", subject: message?.subject ?? "")
      (cell as? OfferCell)?.label.text = message?.subject
      return cell
    }
    return list
  }
}
