import Foundation

/// A data source and delegate that implements no optional method, so that all its responses are the
/// defaults.
///
/// The list controllers call it in their own methods, which exist for subclasses to override, so
/// that a method without an override has the protocol's default response.
@MainActor
final class DefaultListResponses: UICollectionViewDataSource, UICollectionViewDelegate,
  UITableViewDataSource, UITableViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
