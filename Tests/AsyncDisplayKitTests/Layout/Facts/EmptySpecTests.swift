import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Specs that are made without arguments and get their values afterwards, as apps write them.
@Suite("Specs made without arguments")
struct EmptySpecTests {
  /// Each spec, made empty and made with its values.
  enum Spec: CaseIterable {
    case inset, ratio, center, relative, overlay, background, corner

    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private var child: Box { Box("a", 50, 40) }
    private var other: Box { Box("b", 10, 10) }

    func makeEmpty() -> ASLayoutSpec {
      switch self {
      case .inset: filled(ASInsetLayoutSpec()) { $0.insets = Self.insets }
      case .ratio: filled(ASRatioLayoutSpec()) { $0.ratio = 0.5 }
      case .center: filled(ASCenterLayoutSpec()) { $0.centeringOptions = .Y }
      case .relative:
        filled(ASRelativeLayoutSpec()) { spec in
          spec.horizontalPosition = .end
          spec.sizingOption = .minimumHeight
        }
      case .overlay: filled(ASOverlayLayoutSpec()) { $0.overlay = other }
      case .background: filled(ASBackgroundLayoutSpec()) { $0.background = other }
      case .corner:
        filled(ASCornerLayoutSpec()) { spec in
          spec.corner = other
          spec.cornerLocation = .bottomRight
        }
      }
    }

    /// Gives a spec its child, then its other values.
    private func filled<Empty: ASLayoutSpec>(
      _ spec: Empty, _ fill: (Empty) -> Void
    ) -> ASLayoutSpec {
      spec.child = child
      fill(spec)
      return spec
    }

    func makeFull() -> ASLayoutSpec {
      switch self {
      case .inset: ASInsetLayoutSpec(insets: Self.insets, child: child)
      case .ratio: ASRatioLayoutSpec(ratio: 0.5, child: child)
      case .center: ASCenterLayoutSpec(centeringOptions: .Y, sizingOptions: [], child: child)
      case .relative:
        ASRelativeLayoutSpec(
          horizontalPosition: .end, verticalPosition: .none, sizingOption: .minimumHeight,
          child: child)
      case .overlay: ASOverlayLayoutSpec(child: child, overlay: other)
      case .background: ASBackgroundLayoutSpec(child: child, background: other)
      case .corner: ASCornerLayoutSpec(child: child, corner: other, location: .bottomRight)
      }
    }
  }

  @Test("each lays out as the one made with its values", arguments: Spec.allCases)
  func sameAsWithArguments(spec: Spec) {
    let one = LaidOut(upTo(200, 100)) { spec.makeEmpty() }
    let other = LaidOut(upTo(200, 100)) { spec.makeFull() }
    #expect(one.size == other.size)
    #expect(one["a"] == other["a"] && one["b"] == other["b"])
    #expect(one["a"] != nil)
  }
}
