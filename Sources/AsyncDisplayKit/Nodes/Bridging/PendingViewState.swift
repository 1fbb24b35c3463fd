import UIKit

/// The pending values of a node's bridged properties, until its view or layer is loaded.
///
/// A container measures thousands of unloaded nodes that have only a frame, so the other values
/// need no space until one of them is set.
@dynamicMemberLookup
final class PendingViewState {
  /// The properties that were set since the state was last applied.
  var changed: BridgedProperties = []

  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var clipsToBounds: Bool
  /// The frame that another thread has set on the loaded node.
  var deferredFrame: CGRect? {
    get { deferredFrames.first }
    set { deferredFrames = newValue.map { [$0] } ?? [] }
  }
  // An array, because an optional needs the space of its value.
  private var deferredFrames: [CGRect] = []
  // These are here because each text node sets them.
  var accessibilityLabel: String?
  var isAccessibilityElement = false
  /// A Boolean value that indicates whether a label with attributes may be among the accessibility values.
  var mayHaveAttributedLabel = false
  // An array, because an optional needs the space of its value.
  private var otherValues: [BackingValues] = []

  /// Creates a state in which no property was set.
  init(clipsToBounds: Bool) {
    self.clipsToBounds = clipsToBounds
  }

  /// Any other pending value, by its key path.
  subscript<Value>(dynamicMember member: WritableKeyPath<BackingValues, Value>) -> Value {
    // Inlined, so that a value is read in place instead of from a copy of all values.
    @inline(__always) get {
      otherValues.isEmpty ? BackingValues()[keyPath: member] : otherValues[0][keyPath: member]
    }
    @inline(__always) set {
      if otherValues.isEmpty { otherValues = [BackingValues()] }
      otherValues[0][keyPath: member] = newValue
    }
  }

  /// Sets the other pending values to shared ones, which are copied when one of them is set.
  ///
  /// - Returns: `false` if some of the other values were set before, so that nothing is done.
  func share(_ values: [BackingValues]) -> Bool {
    guard otherValues.isEmpty else { return false }
    otherValues = values
    return true
  }

  /// The other pending values, or `nil` until one of them is set.
  var others: BackingValues? { otherValues.first }

  /// Stores a frame for a loaded node, which replaces the bounds and the position that were set before.
  func deferFrame(_ frame: CGRect) {
    deferredFrame = frame
    changed.subtract([.bounds, .position])
  }

  /// Clears the flags of the properties that were set.
  ///
  /// - Returns: The properties that were set.
  func takeChanges() -> BridgedProperties {
    defer { changed = [] }
    return changed
  }

  /// Takes over the values of a layer-backed node that its layer does not have.
  func keep(_ changed: BridgedProperties, from other: PendingViewState) {
    if changed.contains(.accessibilityLabel) { setLabel(other.accessibilityLabel) }
    if changed.contains(.isAccessibilityElement) {
      isAccessibilityElement = other.isAccessibilityElement
    }
    guard let values = other.others else { return }
    if changed.contains(.backgroundColor) { self.backgroundColor = values.backgroundColor }
    if changed.contains(.tintColor) { self.tintColor = values.tintColor }
    if changed.contains(.contentMode) { self.contentMode = values.contentMode }
    if changed.contains(.insetsLayoutMarginsFromSafeArea) {
      self.insetsLayoutMarginsFromSafeArea = values.insetsLayoutMarginsFromSafeArea
    }
    if changed.contains(.accessibilityIdentifier) {
      self.accessibilityIdentifier = values.accessibilityIdentifier
    }
    if let accessibility = values.accessibility {
      var kept = self.accessibility ?? NodeAccessibility()
      kept.adopt(accessibility)
      mayHaveAttributedLabel = mayHaveAttributedLabel || other.mayHaveAttributedLabel
      self.accessibility = kept
    }
  }

  /// Returns a Boolean value that indicates whether one of some properties was set to another value than
  /// the view or layer has. A background color of `nil` always differs.
  ///
  /// Source: `_ASPendingState.mm`, `__shouldSetNeedsDisplayForView`; `ASDisplayNode+UIViewBridge.mm`,
  /// `-setBackgroundColor:`, which call `isEqual:` of `nil`.
  @MainActor func differs(from backing: NodeBacking?, in properties: BridgedProperties) -> Bool {
    let wanted = changed.intersection(properties)
    guard !wanted.isEmpty, let values = others else { return false }
    if wanted.contains(.backgroundColor), values.backgroundColor == nil { return true }
    if let view = backing?.view {
      return wanted.contains(.isOpaque) && values.isOpaque != view.isOpaque
        || wanted.contains(.backgroundColor) && values.backgroundColor != view.backgroundColor
        || wanted.contains(.tintColor) && values.tintColor != view.tintColor
    }
    guard let layer = backing?.layer else { return false }
    return wanted.contains(.isOpaque) && values.isOpaque != layer.isOpaque
      || wanted.contains(.backgroundColor)
        && values.backgroundColor?.cgColor != layer.backgroundColor
  }

  /// The frame that results from bounds, position and anchor point, without the transform.
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

/// A set of properties that a node passes to its view or layer.
struct BridgedProperties: OptionSet {
  let rawValue: UInt64

  static let bounds = BridgedProperties(rawValue: 1 << 0)
  static let position = BridgedProperties(rawValue: 1 << 1)
  static let anchorPoint = BridgedProperties(rawValue: 1 << 2)
  static let alpha = BridgedProperties(rawValue: 1 << 3)
  static let isHidden = BridgedProperties(rawValue: 1 << 4)
  static let isOpaque = BridgedProperties(rawValue: 1 << 5)
  static let clipsToBounds = BridgedProperties(rawValue: 1 << 6)
  static let cornerRadius = BridgedProperties(rawValue: 1 << 7)
  static let maskedCorners = BridgedProperties(rawValue: 1 << 8)
  static let backgroundColor = BridgedProperties(rawValue: 1 << 9)
  static let tintColor = BridgedProperties(rawValue: 1 << 10)
  static let contentMode = BridgedProperties(rawValue: 1 << 11)
  static let semanticContentAttribute = BridgedProperties(rawValue: 1 << 12)
  static let borderWidth = BridgedProperties(rawValue: 1 << 13)
  static let borderColor = BridgedProperties(rawValue: 1 << 14)
  static let shadowColor = BridgedProperties(rawValue: 1 << 15)
  static let shadowOpacity = BridgedProperties(rawValue: 1 << 16)
  static let shadowOffset = BridgedProperties(rawValue: 1 << 17)
  static let shadowRadius = BridgedProperties(rawValue: 1 << 18)
  static let transform = BridgedProperties(rawValue: 1 << 19)
  static let zPosition = BridgedProperties(rawValue: 1 << 20)
  static let contentsScale = BridgedProperties(rawValue: 1 << 21)
  static let isUserInteractionEnabled = BridgedProperties(rawValue: 1 << 22)
  static let autoresizingMask = BridgedProperties(rawValue: 1 << 23)
  static let layoutMargins = BridgedProperties(rawValue: 1 << 24)
  static let accessibilityIdentifier = BridgedProperties(rawValue: 1 << 25)
  static let accessibilityLabel = BridgedProperties(rawValue: 1 << 26)
  static let isAccessibilityElement = BridgedProperties(rawValue: 1 << 27)
  static let needsDisplayOnBoundsChange = BridgedProperties(rawValue: 1 << 28)
  static let needsLayout = BridgedProperties(rawValue: 1 << 29)
  static let needsDisplay = BridgedProperties(rawValue: 1 << 30)
  static let preservesSuperviewLayoutMargins = BridgedProperties(rawValue: 1 << 31)
  static let insetsLayoutMarginsFromSafeArea = BridgedProperties(rawValue: 1 << 32)
  static let accessibility = BridgedProperties(rawValue: 1 << 33)
  static let rare = BridgedProperties(rawValue: 1 << 34)
}
