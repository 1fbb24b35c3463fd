/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Makes an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
