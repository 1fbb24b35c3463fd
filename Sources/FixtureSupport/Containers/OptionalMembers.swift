import AsyncDisplayKit
import UIKit

extension ASCollectionNode {
  /// Reports a member as not implemented and returns a neutral value.
  @MainActor
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension ASTableNode {
  /// Reports a member as not implemented and returns a neutral value.
  @MainActor
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension UICollectionView {
  /// Reports a member as not implemented and returns a neutral value.
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}

extension UITableView {
  /// Reports a member as not implemented and returns a neutral value.
  func declines<Answer>(_ neutral: Answer, _ member: StaticString = #function) -> Answer {
    optionalMembers.decline(member)
    return neutral
  }
}
