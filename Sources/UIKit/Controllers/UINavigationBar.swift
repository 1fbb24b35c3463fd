/// The bar above a stack of controllers, 44 points high.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height in points of a bar without a large title.
  package static let standardHeight: CGFloat = 44

  /// The items from the root to the top.
  open var items: [UINavigationItem]?
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shines through; default yes.
  open var isTranslucent = true
  /// Whether titles may be large; default no.
  open var prefersLargeTitles = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
}
