/// One section of a snapshot with its items.
struct SnapshotSection<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Hashable, Sendable
{
  let id: SectionIdentifier
  var items: [ItemIdentifier] = []
}
