import UIKit

extension ASTableDelegate {
  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableNode.optionalMembers.decline()
    return indexPath
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableNode.optionalMembers.decline()
    return indexPath
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    tableNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    tableNode.optionalMembers.decline()
    return false
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  {
    tableNode.optionalMembers.decline()
    return ASSizeRangeUnconstrained
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext) {
    tableNode.optionalMembers.decline()
  }

  /// Declines.
  public func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    tableNode.optionalMembers.decline()
    return true
  }
}
