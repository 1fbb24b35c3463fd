import AsyncDisplayKit

/// Values such as zero or an empty text, which faked members return when the test states no result.
enum EmptyValue {
  /// Returns the empty value of a type, or `nil` if none can be made.
  static func of<Value>(_ type: Value.Type) -> Value? {
    let none = Any?.none as Any
    if let value = none as? Value { return value }
    let plain: [Any] = [
      false, CGSize.zero, CGPoint.zero, CGRect.zero, UIEdgeInsets.zero,
      IndexPath(item: 0, section: 0), Date(timeIntervalSinceReferenceDate: 0),
      NSAttributedString(), [AnyHashable: Any](), (),
    ]
    if let value = plain.lazy.compactMap({ $0 as? Value }).first { return value }
    let objects: [() -> Any] = [
      { UIImage() }, { UIColor.clear }, { ASDisplayNode() }, { ASCellNode() }, { UUID() },
      { URL(fileURLWithPath: "/") }, { CancellationError() },
    ]
    if let value = objects.lazy.compactMap({ $0() as? Value }).first { return value }
    let found: Any? =
      switch type {
      case let type as any RangeReplaceableCollection.Type: collection(type)
      case let type as any SetAlgebra.Type: set(type)
      case let type as any AdditiveArithmetic.Type: zero(type)
      case let type as any CaseIterable.Type: firstCase(type)
      case let type as any RawRepresentable.Type: rawValue(type)
      default: nil
      }
    return found as? Value
  }

  private static func collection<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any? {
    Value()
  }

  private static func set<Value: SetAlgebra>(_ type: Value.Type) -> Any? { Value() }

  private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any? { Value.zero }

  private static func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? {
    Value.allCases.first
  }

  private static func rawValue<Value: RawRepresentable>(_ type: Value.Type) -> Any? {
    of(Value.RawValue.self).flatMap(Value.init(rawValue:))
  }
}
