import AsyncDisplayKit
import UIKit

extension ASCollectionNode {
  /// Tells the node that a member is not implemented, and gives the neutral answer.
  @MainActor
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension ASTableNode {
  /// Tells the node that a member is not implemented, and gives the neutral answer.
  @MainActor
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension UICollectionView {
  /// Tells the view that a member is not implemented, and gives the neutral answer.
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension UITableView {
  /// Tells the view that a member is not implemented, and gives the neutral answer.
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}
