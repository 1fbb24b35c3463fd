import AsyncDisplayKit
import Foundation
import UIKit

/// The tree behind a reference image, and the range in which it was laid out.
struct SpecImageTree {
  let range: ASSizeRange
  /// Colors that lie behind everything, of which an image shows only what is left.
  var backdrops: Set<String> = []
  let make: () -> any ASLayoutElement

  init(
    _ range: ASSizeRange, backdrops: Set<String> = [],
    _ make: @escaping () -> any ASLayoutElement
  ) {
    self.range = range
    self.backdrops = backdrops
    self.make = make
  }

  /// The tree of an image; nil when there is none of that name.
  init?(_ name: String) {
    let parts = name.split(separator: "/").map(String.init)
    let words = parts[1].split(separator: "_").map(String.init)
    let tree: SpecImageTree? =
      switch parts[0] {
      case "ASAbsolute": Self.absolute(words)
      case "ASBackground", "ASOverlay": Self.layers(words)
      case "ASCenter": Self.center(words)
      case "ASCorner": Self.corner(words)
      case "ASInset": Self.inset(words)
      case "ASRatio": Self.ratio(words)
      case "ASRelative": Self.relative(words)
      case "ASStack": Self.stack(words)
      case "ASWrapperSpec": Self.wrapper(words)
      default: nil
      }
    guard let tree else { return nil }
    self = tree
  }
}
