/// What is wrong with the node blocks of a ``PlantedGrid``.
enum PlantedFault: String, CaseIterable, Sendable {
  /// A block reads its number when it runs.
  case readsModelLater
  /// All nodes keep one badge.
  case sharesBadge
  /// A node shows how many blocks have run before.
  case dependsOnOrder
  /// A block asks the source while it runs.
  case callsSource
}
