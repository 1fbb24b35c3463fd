import AsyncDisplayKit
import Testing
import UIKit

/// Specs that lay themselves out without their own size.
///
/// Source: `ASInsetLayoutSpec.mm`, `ASBackgroundLayoutSpec.mm` and `ASOverlayLayoutSpec.mm`,
/// `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
@Suite("Sizes of specs that ignore them")
struct IgnoredSpecSizeTests {
  enum Kind: CaseIterable { case inset, background, overlay, wrapper }

  private func spec(_ kind: Kind, around box: Box) -> ASLayoutSpec {
    switch kind {
    case .inset: ASInsetLayoutSpec(insets: .zero, child: box)
    case .background: ASBackgroundLayoutSpec(child: box, background: ASLayoutSpec())
    case .overlay: ASOverlayLayoutSpec(child: box, overlay: ASLayoutSpec())
    case .wrapper: ASWrapperLayoutSpec(layoutElement: box)
    }
  }

  @Test("a limit of such a spec is ignored and remarked on once", arguments: Kind.allCases)
  func limit(kind: Kind) {
    let found = LaidOut(upTo(100, 100)) {
      let limited = (0..<2).map { number in
        let spec = spec(kind, around: Box("\(number)", 50, 10))
        spec.style.maxWidth = ASDimensionMake(20)
        return spec
      }
      return SpecImageTree.row(limited)
    }
    let respects = kind == .wrapper
    #expect(found["0"]?[2] == (respects ? 20 : 50))
    #expect(found.violations.map(\.code) == (respects ? [] : [.specSizeIgnored]))
    #expect(found.violations.allSatisfy { $0.severity == .advisory })
  }
}
