import UIKit

/// The delegate of a collection view as each of the protocols that its class may state.
///
/// A device calls a member of a Swift class only if the class states a protocol that declares the member. Therefore a
/// delegate that states Texture's protocols alone receives no other member of UIKit's. The references are weak, as that
/// of the view. Source: `ASCollectionView.mm`, `-setAsyncDelegate:`, which asks once for each member.
@MainActor
struct CollectionDelegateProtocols {
  /// The delegate that UIKit calls for what the view does not translate.
  var untranslated: (any UICollectionViewDelegate)? { ofUIKit ?? forwarder }
  /// The delegate as one of the display of UIKit cells and views.
  private(set) weak var interop: (any ASCollectionDelegateInterop)?
  /// The delegate as one of Texture's flow layout.
  private(set) weak var flowLayout: (any ASCollectionDelegateFlowLayout)?
  /// The delegate as one of UIKit's flow layout.
  private(set) weak var flowLayoutOfUIKit: (any UICollectionViewDelegateFlowLayout)?

  private weak var ofUIKit: (any UICollectionViewDelegate)?
  private var forwarder: CollectionDelegateForwarder?

  /// Finds out which protocols a delegate states.
  init(_ delegate: (any ASCollectionDelegate)? = nil) {
    guard let delegate else { return }
    interop = delegate as? any ASCollectionDelegateInterop
    flowLayout = delegate as? any ASCollectionDelegateFlowLayout
    flowLayoutOfUIKit = delegate as? any UICollectionViewDelegateFlowLayout
    ofUIKit = delegate as? any UICollectionViewDelegate
    if ofUIKit == nil { forwarder = CollectionDelegateForwarder(delegate) }
  }
}
