import UIKit

/// Lays out elements in lines that wrap across the axis that scrolls.
struct WrappedLines {
  let context: ASCollectionLayoutContext
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var inset: UIEdgeInsets = .zero

  private var scrollsVertically: Bool { context.scrollableDirections.containsVertical }

  func layout(of items: [WrappedItem]) -> ASCollectionLayoutState {
    let stack = ASStackLayoutSpec(
      direction: scrollsVertically ? .horizontal : .vertical, spacing: itemSpacing,
      justifyContent: .start, alignItems: .start, flexWrap: .wrap, alignContent: .start,
      lineSpacing: lineSpacing, children: items)
    let root: ASLayoutSpec =
      inset == .zero ? stack : ASInsetLayoutSpec(insets: inset, child: stack)
    let measured = root.layoutThatFits(range)
    let flat = FlattenedItems(measured)
    return ASCollectionLayoutState(
      context: context, contentSize: measured.size, frames: flat.frames)
  }

  /// The viewport across and everything along.
  private var range: ASSizeRange {
    let viewport = context.viewportSize
    var maximum = viewport
    var minimum = CGSize.zero
    if scrollsVertically {
      maximum.height = .greatestFiniteMagnitude
      minimum.width = viewport.width
    } else {
      maximum.width = .greatestFiniteMagnitude
      minimum.height = viewport.height
    }
    return ASSizeRange(min: minimum, max: maximum)
  }
}

/// The frames of the stand-ins of a measured tree, in points of its root.
private struct FlattenedItems {
  private(set) var frames: [(element: ASCollectionElement, frame: CGRect)] = []

  init(_ layout: ASLayout) {
    collect(layout, offset: .zero)
  }

  private mutating func collect(_ layout: ASLayout, offset: CGPoint) {
    for sublayout in layout.sublayouts {
      let frame = sublayout.frame.offsetBy(dx: offset.x, dy: offset.y)
      if let item = sublayout.layoutElement as? WrappedItem {
        frames.append((item.element, frame))
      } else {
        collect(sublayout, offset: frame.origin)
      }
    }
  }
}

extension ASCollectionLayoutState {
  fileprivate convenience init(
    context: ASCollectionLayoutContext, contentSize: CGSize,
    frames: [(element: ASCollectionElement, frame: CGRect)]
  ) {
    let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>()
    for (element, frame) in frames {
      guard let indexPath = context.elements?.indexPath(for: element) else { continue }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      table.setObject(attributes, forKey: element)
    }
    self.init(context: context, contentSize: contentSize, elementToLayoutAttributesTable: table)
  }
}
