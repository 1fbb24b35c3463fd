import UIKit

/// What was set on a node and waits for its view or layer: a value for each bridged property.
///
/// A container measures thousands of nodes that wait with a frame and nothing else, so that the
/// other values take no room before the first of them is set.
@dynamicMemberLookup
final class PendingViewState {
  /// The properties that were set since the state was last applied.
  var changed: BridgedProperties = []

  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var clipsToBounds: Bool
  // An array, since an optional takes the room of its value.
  private var otherValues: [BackingValues] = []

  /// Makes a state in which nothing was set.
  init(clipsToBounds: Bool) {
    self.clipsToBounds = clipsToBounds
  }

  /// Any other value, by its name.
  subscript<Value>(dynamicMember member: WritableKeyPath<BackingValues, Value>) -> Value {
    get { (others ?? BackingValues())[keyPath: member] }
    set {
      if otherValues.isEmpty { otherValues = [BackingValues()] }
      otherValues[0][keyPath: member] = newValue
    }
  }

  /// The other values, once one of them was set.
  var others: BackingValues? { otherValues.first }

  /// Forgets that properties were set, and the rare values, which the view or layer has now.
  ///
  /// - Returns: the properties that were set.
  func forgetChanges() -> BridgedProperties {
    defer { changed = [] }
    if changed.contains(.rare) { self.rare = nil }
    return changed
  }

  /// The frame that bounds, position and anchor point make; the transform does not count.
  var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
}
