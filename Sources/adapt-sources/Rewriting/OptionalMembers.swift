import SwiftSyntax

extension Rewriting {
  /// Makes the optional members of the slice's protocols properties with optional values: the protocols declare
  /// them with `nil` as the default, each class that has a member provides it, and calls use the property.
  ///
  /// An optional property keeps its name for its users: an extension of the protocol has it as an optional.
  mutating func rewriteOptionalMembers() {
    let protocols = index.protocols.sorted { $0.key < $1.key }
    for (name, record) in protocols {
      reportLimits(of: record)
      guard !record.optionalMembers.isEmpty else { continue }
      rewrite(record, name)
      provide(record.optionalMembers, of: name, record)
    }
    let names = protocols.flatMap { $0.value.optionalMembers.map(\.name) }
      .filter { $0.labels != nil }
    guard !names.isEmpty else { return }
    let properties = Set(
      index.members.values.joined().filter { $0.name.labels == nil }.map(\.name.base))
    let search = SpellingSearch(Set(names.map(\.base)).sorted())
    for file in files.values.sorted(by: { $0.number < $1.number })
    where search.isFound(in: file.source.bytes) {
      let calls = OptionalCallRewriter(names, file.source, properties)
      calls.walk(file.tree)
      for edit in calls.edits { add(edit, to: file.number) }
    }
  }

  private mutating func reportLimits(of record: ProtocolRecord) {
    for item in record.declaration.memberBlock.members {
      guard item.decl.asProtocol((any WithModifiersSyntax).self)?.modifier("optional") != nil,
        OptionalMember(item.decl) == nil
      else { continue }
      report(
        .error,
        "this optional member cannot be adapted; declare an optional method of instances in its place",
        in: record.file, at: item.decl.byteRange.lowerBound)
    }
  }

  private mutating func rewrite(_ record: ProtocolRecord, _ name: String) {
    let access = access(of: record.declaration)
    var defaults = ""
    for member in record.optionalMembers {
      let (property, type) = (member.name.ofProperty, member.type)
      add(
        TextEdit(member.declaration.byteRange, "var \(property): \(type)? { get }"),
        to: record.file)
      defaults += " \(access)var \(property): \(type)? { nil };"
      if member.name.labels == nil {
        defaults += " \(access)var \(member.name.base.escaped): \(type)? { \(property) };"
      }
    }
    let end = record.declaration.memberBlock.byteRange.upperBound
    add(TextEdit(at: end, "; extension \(name) {\(defaults) }"), to: record.file)
  }

  private func access(of declaration: ProtocolDeclSyntax) -> String {
    let levels = ["public", "package"]
    return declaration.modifiers.map(\.name.text).first { levels.contains($0) }.map { $0 + " " }
      ?? ""
  }

  /// Adds the properties to each class that conforms to the protocol, itself or by a superclass, and has the members.
  private mutating func provide(
    _ wanted: [OptionalMember], of protocolName: String, _ record: ProtocolRecord
  ) {
    let names = Set(wanted.map(\.name))
    let lineages = index.classes.keys.sorted().map { ($0, index.lineage(of: $0)) }
    let conforming = Set(
      index.classes.keys.filter { index.ownProtocols(of: $0).contains(protocolName) })
    let provided = lineages.compactMap { type, lineage in
      lineage.last { conforming.contains($0) }.map { (type: type, root: $0) }
    }
    let own = Dictionary(
      provided.map { ($0.type, members(of: $0.type, among: names)) }
    ) { first, _ in first }
    var ofSubclasses: [String: Set<MemberName>] = [:]
    for (type, root) in provided where type != root {
      ofSubclasses[root, default: []].formUnion(own[type] ?? [])
    }
    let access = access(of: record.declaration)
    for (type, root) in provided {
      guard let owner = index.classes[type] else { continue }
      for member in wanted {
        let hasMember = own[type]?.contains(member.name) ?? false
        let isOfSubclass = type == root && ofSubclasses[root]?.contains(member.name) ?? false
        guard hasMember || isOfSubclass else { continue }
        add(
          TextEdit(
            at: owner.bodyStart,
            " \(access)\(type != root ? "override " : "")var \(member.name.ofProperty): "
              + "\(member.type)? { \(hasMember ? member.value : "nil") }; "),
          to: owner.file)
      }
    }
  }

  /// Returns the members of a class that Objective-C calls: a private one needs `@objc`. Members of subclasses count,
  /// as the compiler makes them known to Objective-C as well.
  private func members(of type: String, among names: Set<MemberName>) -> Set<MemberName> {
    let found = (index.members[type] ?? []).filter { member in
      names.contains(member.name) && (!member.isPrivate || member.isSeenByObjectiveC(in: index))
    }
    return Set(found.map(\.name))
  }
}
