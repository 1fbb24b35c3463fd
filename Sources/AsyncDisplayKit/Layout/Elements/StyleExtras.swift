import UIKit

/// What most styles never need: the delegate and the extension slots.
final class StyleExtras {
  weak var delegate: (any ASLayoutElementStyleDelegate)?
  var bools = [false]
  var integers = [0, 0, 0, 0]
  var edgeInsets = [UIEdgeInsets.zero]
}
