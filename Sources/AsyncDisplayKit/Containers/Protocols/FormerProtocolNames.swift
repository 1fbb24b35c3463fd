import UIKit

// Former names of protocols, each of which inherits all members from the present one.

/// The former name of ``ASTableDataSource``. Source: `ASTableView.h`, `ASTableViewDataSource`.
@preconcurrency @MainActor
public protocol ASTableViewDataSource: ASTableDataSource {}

/// The former name of ``ASTableDelegate``. Source: `ASTableView.h`, `ASTableViewDelegate`.
@preconcurrency @MainActor
public protocol ASTableViewDelegate: ASTableDelegate {}

/// The former name of ``ASCollectionDataSource``. Source: `ASCollectionView.h`,
/// `ASCollectionViewDataSource`.
@preconcurrency @MainActor
public protocol ASCollectionViewDataSource: ASCollectionDataSource {}

/// The former name of ``ASCollectionDelegate``. Source: `ASCollectionView.h`,
/// `ASCollectionViewDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionViewDelegate: ASCollectionDelegate {}

/// The former name of ``ASCollectionDelegateFlowLayout``. Source: `ASCollectionView.h`,
/// `ASCollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol ASCollectionViewDelegateFlowLayout: ASCollectionDelegateFlowLayout {}
