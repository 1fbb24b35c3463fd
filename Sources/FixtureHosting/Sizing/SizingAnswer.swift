import AsyncDisplayKit
import Foundation

/// What somebody answered who was asked for a size.
public enum SizingAnswer: Hashable, Sendable {
  /// The member is missing, so that the next one in line is asked.
  case missing
  /// A range of sizes, in points.
  case range(ASSizeRange)
  /// A range that counts as no answer, in points.
  case ignored(ASSizeRange)
  /// A size, in points.
  case size(CGSize)
  /// A frame in the container's content, in points.
  case frame(CGRect)
}

extension SizingAnswer: CustomStringConvertible {
  /// The answer as canonical text, such as `range 0 0 375 max`.
  public var description: String {
    switch self {
    case .missing: "missing"
    case .range(let range): "range \(CanonicalNumber.text(range))"
    case .ignored(let range): "range \(CanonicalNumber.text(range)) counts as none"
    case .size(let size): "size \(CanonicalNumber.text([size.width, size.height]))"
    case .frame(let frame): "frame \(CanonicalNumber.text(frame))"
    }
  }
}
