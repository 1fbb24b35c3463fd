import UIKit

/// A collection delegate that hears of the UIKit cells and views of elements without nodes.
///
/// The four members that it hears through are those of `UICollectionViewDelegate`: the display of
/// cells and of supplementary views. Source: Texture's `ASCollectionDelegateInterop`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateInterop: ASCollectionDelegate {}
