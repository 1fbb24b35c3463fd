import UIKit

/// The delegate that UIKit calls for what the view does not translate, where the app's delegate does not
/// state `UICollectionViewDelegate`.
///
/// It passes on the members of ``ASCommonCollectionDelegate`` alone: Objective-C sees no others of such a class.
/// Source: `ASDelegateProxy.mm`, `-respondsToSelector:` and `-forwardingTargetForSelector:`.
@MainActor
final class CollectionDelegateForwarder: NSObject, UICollectionViewDelegate, AppObjectProxy {
  var appObject: AnyObject? { delegate }
  private(set) weak var delegate: (any ASCollectionDelegate)?

  init(_ delegate: any ASCollectionDelegate) {
    self.delegate = delegate
    super.init()
  }
}
