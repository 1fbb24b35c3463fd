import Foundation

/// Implements no optional member, so that a controller answers what is missing as the protocols do.
///
/// A controller's members have to be its own, for subclasses to override them.
@MainActor
final class AbsentTableMembers: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
