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
      for member in record.optionalMembers { provide(member, of: name, record) }
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

  /// Adds the property to each class that conforms to the protocol, itself or by a superclass, and has the member.
  private mutating func provide(
    _ member: OptionalMember, of protocolName: String, _ record: ProtocolRecord
  ) {
    let conforming = Set(
      index.classes.keys.filter { index.ownProtocols(of: $0).contains(protocolName) })
    for type in index.classes.keys.sorted() {
      let lineage = index.lineage(of: type)
      guard let root = lineage.last(where: { conforming.contains($0) }),
        let owner = index.classes[type]
      else { continue }
      let hasMember = self.hasMember(type, member.name)
      guard hasMember || (type == root && subclassHas(member.name, of: root)) else { continue }
      let isOverride = type != root
      let body = hasMember ? member.value : "nil"
      add(
        TextEdit(
          at: owner.bodyStart,
          " \(access(of: record.declaration))\(isOverride ? "override " : "")var \(member.name.ofProperty): "
            + "\(member.type)? { \(body) }; "),
        to: owner.file)
    }
  }

  /// Returns a Boolean value that indicates whether a class declares a member that Objective-C calls: a private
  /// one needs `@objc`. Members of subclasses count, as the compiler makes them known to Objective-C as well.
  private func hasMember(_ type: String, _ name: MemberName) -> Bool {
    index.members[type]?.contains { member in
      member.name == name && (!member.isPrivate || member.isSeenByObjectiveC(in: index))
    } ?? false
  }

  private func subclassHas(_ name: MemberName, of root: String) -> Bool {
    index.classes.keys.contains { type in
      type != root && index.lineage(of: type).contains(root) && hasMember(type, name)
    }
  }
}
