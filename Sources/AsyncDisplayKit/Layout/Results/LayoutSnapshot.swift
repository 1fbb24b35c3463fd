/// The frames below one element, depth first, as a pass left them.
///
/// Elements are measured in place and may be measured again; a snapshot keeps what one pass found,
/// in one block of memory. ``ASLayout`` objects are made from it when they are asked for.
final class LayoutSnapshot {
  let records: ContiguousArray<LayoutRecord>
  /// What lies below those elements that were laid out by themselves.
  let contents: ContiguousArray<LayoutSnapshot>
  /// Who keeps the elements of the records alive.
  let owners: ContiguousArray<ASLayoutElementObject>

  init(
    _ records: ContiguousArray<LayoutRecord>, contents: ContiguousArray<LayoutSnapshot> = [],
    owners: ContiguousArray<ASLayoutElementObject>
  ) {
    self.records = records
    self.contents = contents
    self.owners = owners
  }

  /// A snapshot of nothing.
  convenience init() {
    self.init([], owners: [])
  }

  /// What lies below the element of a record.
  func content(of record: LayoutRecord) -> LayoutSnapshot? {
    record.content < 0 ? nil : contents[Int(record.content)]
  }
}
