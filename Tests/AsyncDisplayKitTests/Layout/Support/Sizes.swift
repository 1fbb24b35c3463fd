import AsyncDisplayKit
import Foundation

/// A range of one size.
func exactly(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
  ASSizeRangeMake(CGSize(width: width, height: height))
}

/// A range between two sizes.
func between(
  _ minWidth: CGFloat, _ minHeight: CGFloat, _ maxWidth: CGFloat, _ maxHeight: CGFloat
) -> ASSizeRange {
  ASSizeRangeMake(
    CGSize(width: minWidth, height: minHeight), CGSize(width: maxWidth, height: maxHeight))
}

/// A range from zero.
func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
  between(0, 0, width, height)
}
