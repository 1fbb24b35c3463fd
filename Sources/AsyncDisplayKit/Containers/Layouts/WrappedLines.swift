import UIKit

/// A layout of elements in lines that wrap.
///
/// Source: `ASCollectionFlowLayoutDelegate.mm` and `ASCollectionGalleryLayoutDelegate.mm`,
/// `+calculateLayoutWithContext:`.
struct WrappedLines {
  let context: ASCollectionLayoutContext
  let direction: ASStackLayoutDirection
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var inset: UIEdgeInsets = .zero

  /// Lays out cell nodes, or items that reserve a fixed size for an element's cell.
  func layout(of items: [any ASLayoutElement]) -> ASCollectionLayoutState {
    let stack = ASStackLayoutSpec(
      direction: direction, spacing: itemSpacing, justifyContent: .start, alignItems: .start,
      flexWrap: .wrap, alignContent: .start, lineSpacing: lineSpacing, children: items)
    let root: ASLayoutSpec =
      inset == .zero ? stack : ASInsetLayoutSpec(insets: inset, child: stack)
    let elements = context.elements
    return ASCollectionLayoutState(context: context, layout: root.layoutThatFits(range)) { layout in
      switch layout.layoutElement {
      case let item as WrappedItem: item.element
      case let node as ASCellNode: elements?.element(of: node)
      default: nil
      }
    }
  }

  /// The size range of the lines: exactly the viewport along the axes that do not scroll, and unlimited
  /// along the others.
  ///
  /// Source: `ASCollectionLayoutDefines.mm`, `ASSizeRangeForCollectionLayoutThatFitsViewportSize`.
  private var range: ASSizeRange {
    let (viewport, directions) = (context.viewportSize, context.scrollableDirections)
    var range = ASSizeRangeUnconstrained
    if !directions.containsVertical {
      (range.min.height, range.max.height) = (viewport.height, viewport.height)
    }
    if !directions.containsHorizontal {
      (range.min.width, range.max.width) = (viewport.width, viewport.width)
    }
    return range
  }
}

/// An item of exact size that reserves an element's place in a wrapped stack.
final class WrappedItem: ASLayoutSpec {
  let element: ASCollectionElement
  private let size: CGSize

  init(_ element: ASCollectionElement, size: CGSize) {
    self.element = element
    self.size = size
    super.init()
  }

  /// Returns the item's size, and reports a size that does not fit.
  ///
  /// Source: `_ASCollectionGalleryLayoutItem.mm`, `-calculateLayoutThatFits:`.
  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    if ASSizeRangeClamp(constrainedSize, size) != size {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .galleryItemDoesNotFit, subject: "ASCollectionGalleryLayoutDelegate",
          message:
            "The item size \(size.width) by \(size.height) does not fit into \(constrainedSize).",
          remedy: "Return a size that fits into the list less its insets."))
    }
    return ASLayout(layoutElement: self, size: size)
  }
}
