/// The codes that the command `lint-snapshots` prints. The store of codes, `Scripts/documentation/codes`, says what
/// each one means.
enum SnapshotCode: String {
  case orphaned = "orphaned-snapshot"
  case missing = "missing-snapshot"
  case unjudged = "unjudged-snapshot"
}
