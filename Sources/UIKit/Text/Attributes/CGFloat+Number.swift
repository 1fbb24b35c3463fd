import Foundation

extension CGFloat {
  /// Takes a number out of an attribute's value, whatever numeric type it was stored as.
  package init?(number value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
