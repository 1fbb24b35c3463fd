import Foundation

extension UIScrollView {
  /// Adds the height that the keyboard covers to the insets, if a list controller owns the view.
  ///
  /// Rule: UIKit's documentation of `UITableViewController`, and Apple's "Managing the Keyboard": a
  /// table view controller makes space for the keyboard. Decided here: a collection view controller
  /// does so too, and the space is part of ``adjustedContentInset``, while ``contentInset`` remains
  /// that of the app.
  ///
  /// - Parameter frame: The frame of the keyboard in the window, in points; `nil` without a keyboard.
  func keyboardDidMove(to frame: CGRect?) {
    var overlap: CGFloat = 0
    if isOfListController, let frame, let superview {
      let covered = superview.convert(self.frame, to: nil).intersection(frame)
      if !covered.isNull { overlap = covered.height }
    }
    guard overlap != scrolling.keyboardOverlap else { return }
    scrolling.keyboardOverlap = overlap
    insetsMayHaveChanged()
  }

  /// Updates the inset for the keyboard after the view has appeared in a window or moved in it.
  func updateKeyboardOverlap() {
    guard let window else { return }
    guard window.keyboardFrame != nil || scrolling.keyboardOverlap != 0 else { return }
    keyboardDidMove(to: window.keyboardFrame)
  }
}

extension UIScrollView {
  private var isOfListController: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    if let owner = owner as? UITableViewController { return owner.tableView === self }
    return (owner as? UICollectionViewController)?.collectionView === self
  }
}

extension UIView {
  /// The height of the part of the view below the keyboard's top edge, in points; 0 without a
  /// keyboard.
  var heightBelowKeyboard: CGFloat {
    guard let window = self as? UIWindow ?? window, let frame = window.keyboardFrame else {
      return 0
    }
    return min(max(bounds.maxY - convert(frame, from: window).minY, 0), bounds.height)
  }

  /// Notifies the scroll views and the keyboard layout guides of the view and its descendants of the
  /// keyboard's frame in the window.
  package func moveKeyboard(to frame: CGRect?) {
    (self as? UIScrollView)?.keyboardDidMove(to: frame)
    if storedConstraints?.keyboardGuide != nil { constraintsDidChange() }
    for subview in subviews { subview.moveKeyboard(to: frame) }
  }
}
