import UIKit

/// A layout of elements in lines that wrap across the scrolling axis.
struct WrappedLines {
  let context: ASCollectionLayoutContext
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var inset: UIEdgeInsets = .zero

  private var scrollsVertically: Bool { context.scrollableDirections.containsVertical }

  /// Lays out cell nodes, or items that reserve a fixed size for an element's cell.
  func layout(of items: [any ASLayoutElement]) -> ASCollectionLayoutState {
    let stack = ASStackLayoutSpec(
      direction: scrollsVertically ? .horizontal : .vertical, spacing: itemSpacing,
      justifyContent: .start, alignItems: .start, flexWrap: .wrap, alignContent: .start,
      lineSpacing: lineSpacing, children: items)
    let root: ASLayoutSpec =
      inset == .zero ? stack : ASInsetLayoutSpec(insets: inset, child: stack)
    let measured = root.layoutThatFits(range)
    let flat = FlattenedItems(measured, of: context.elements)
    return ASCollectionLayoutState(
      context: context, contentSize: measured.size, frames: flat.frames)
  }

  /// The size range of the lines: the viewport across the scrolling axis, unlimited along it.
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

/// The frames of the cells in a measured layout tree, in the coordinates of its root, in points.
private struct FlattenedItems {
  private(set) var frames: [(element: ASCollectionElement, frame: CGRect)] = []
  private let elements: ASElementMap?

  init(_ layout: ASLayout, of elements: ASElementMap?) {
    self.elements = elements
    collect(layout, offset: .zero)
  }

  private mutating func collect(_ layout: ASLayout, offset: CGPoint) {
    for sublayout in layout.sublayouts {
      let frame = sublayout.frame.offsetBy(dx: offset.x, dy: offset.y)
      switch sublayout.layoutElement {
      case let item as WrappedItem: frames.append((item.element, frame))
      case let node as ASCellNode: append(node, frame)
      default: collect(sublayout, offset: frame.origin)
      }
    }
  }

  private mutating func append(_ node: ASCellNode, _ frame: CGRect) {
    guard let element = elements?.element(of: node) else { return }
    frames.append((element, frame))
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

/// An item of exact size that reserves an element's place in a wrapped stack.
final class WrappedItem: ASLayoutSpec {
  let element: ASCollectionElement

  init(_ element: ASCollectionElement, size: CGSize) {
    self.element = element
    super.init()
    style.preferredSize = size
  }
}
