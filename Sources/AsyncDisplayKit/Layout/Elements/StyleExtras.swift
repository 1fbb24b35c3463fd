import UIKit

/// What most styles never need: the delegate, the pass that has the element, the extension slots.
final class StyleExtras {
  weak var delegate: (any ASLayoutElementStyleDelegate)?
  var checkout: NodeCheckout?
  var bools = [false]
  var integers = [0, 0, 0, 0]
  var edgeInsets = [UIEdgeInsets.zero]
}
