import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Specs that are made without arguments and get their values afterwards, as apps write them.
@Suite("Specs made without arguments")
struct EmptySpecTests {
  @Test("each lays out as the one made with its values")
  func sameAsWithArguments() {
    let pairs: [(() -> ASLayoutSpec, () -> ASLayoutSpec)] = [
      (
        {
          let spec = ASInsetLayoutSpec()
          spec.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          spec.child = Box("a", 50, 40)
          return spec
        },
        {
          ASInsetLayoutSpec(
            insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: Box("a", 50, 40))
        }
      ),
      (
        {
          let spec = ASRatioLayoutSpec()
          spec.child = Box("a", 50, 40)
          spec.ratio = 0.5
          return spec
        }, { ASRatioLayoutSpec(ratio: 0.5, child: Box("a", 50, 40)) }
      ),
      (
        {
          let spec = ASCenterLayoutSpec()
          spec.centeringOptions = .Y
          spec.child = Box("a", 50, 40)
          return spec
        },
        { ASCenterLayoutSpec(centeringOptions: .Y, sizingOptions: [], child: Box("a", 50, 40)) }
      ),
      (
        {
          let spec = ASRelativeLayoutSpec()
          spec.horizontalPosition = .end
          spec.sizingOption = .minimumHeight
          spec.child = Box("a", 50, 40)
          return spec
        },
        {
          ASRelativeLayoutSpec(
            horizontalPosition: .end, verticalPosition: .none, sizingOption: .minimumHeight,
            child: Box("a", 50, 40))
        }
      ),
      (
        {
          let spec = ASOverlayLayoutSpec()
          spec.child = Box("a", 50, 40)
          spec.overlay = Box("b", 10, 10)
          return spec
        }, { ASOverlayLayoutSpec(child: Box("a", 50, 40), overlay: Box("b", 10, 10)) }
      ),
      (
        {
          let spec = ASBackgroundLayoutSpec()
          spec.child = Box("a", 50, 40)
          spec.background = Box("b", 10, 10)
          return spec
        }, { ASBackgroundLayoutSpec(child: Box("a", 50, 40), background: Box("b", 10, 10)) }
      ),
      (
        {
          let spec = ASCornerLayoutSpec()
          spec.child = Box("a", 50, 40)
          spec.corner = Box("b", 10, 10)
          spec.cornerLocation = .bottomRight
          return spec
        },
        {
          ASCornerLayoutSpec(
            child: Box("a", 50, 40), corner: Box("b", 10, 10), location: .bottomRight)
        }
      ),
    ]
    for (empty, full) in pairs {
      let (one, other) = (LaidOut(upTo(200, 100), empty), LaidOut(upTo(200, 100), full))
      #expect(one.size == other.size)
      #expect(one["a"] == other["a"] && one["b"] == other["b"])
      #expect(one["a"] != nil)
    }
  }
}
