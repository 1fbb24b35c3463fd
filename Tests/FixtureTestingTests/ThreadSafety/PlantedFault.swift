/// What is wrong with the node blocks of a ``PlantedGrid``.
enum PlantedFault: String, CaseIterable, Sendable {
  /// A block reads its number when it runs.
  case readsModelLater
  /// All nodes keep one badge.
  case sharesBadge
  /// A node shows how many blocks have run before.
  case dependsOnOrder
  /// A node shows whether the block before it was that of an item farther down, as in neither the
  /// natural nor the reverse order; on other threads than the asking one it is right.
  case followsFartherItem
  /// A node shows whether its block runs on the thread that asked for it.
  case dependsOnThread
  /// A block asks the source while it runs.
  case callsSource
}
