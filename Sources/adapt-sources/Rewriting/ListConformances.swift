import SwiftSyntax

extension Rewriting {
  /// States UIKit's protocols for classes whose methods with `@objc` a device calls though the class states
  /// Texture's protocols alone, and warns of such methods without `@objc`, which a device does not call.
  mutating func stateListProtocols() {
    let types = index.classes.keys.sorted {
      (index.lineage(of: $0).count, $0) < (index.lineage(of: $1).count, $1)
    }
    var added: [String: Set<String>] = [:]
    for type in types {
      let lineage = index.lineage(of: type)
      let stated = index.statedTypes(of: type)
        .union(lineage.dropFirst().flatMap { added[$0] ?? [] })
      var wanted: Set<String> = []
      for method in index.members[type] ?? [] {
        reportIndex(method, stated)
        guard let name = unstatedProtocol(of: method, stated) else { continue }
        guard method.isSeenByObjectiveC(in: index) else {
          warn(of: method, name)
          continue
        }
        wanted.insert(name)
        makeVisible(method)
      }
      if wanted.contains("UICollectionViewDelegateFlowLayout") {
        wanted.remove("UICollectionViewDelegate")
      }
      guard !wanted.isEmpty else { continue }
      added[type] = wanted
      state(wanted.sorted(), for: type)
    }
  }

  /// Returns the protocol of UIKit that declares a method, if the class states a protocol of Texture's in its place.
  private func unstatedProtocol(of method: MemberRecord, _ stated: Set<String>) -> String? {
    let name = method.name.description
    guard !method.isOverride, let wanted = ListMethods.protocols[name],
      method.declaration.is(FunctionDeclSyntax.self)
    else { return nil }
    let base = wanted.hasPrefix("UITable") ? "UITableViewDelegate" : "UICollectionViewDelegate"
    let isOfTexture = stated.contains { ListMethods.delegates[$0] == base }
    let inherited = Set(stated.compactMap { ListMethods.classes[$0] })
    let isDeclaredByTexture =
      ListMethods.ofTextureFlowLayouts.contains(name)
      && !stated.isDisjoint(with: ListMethods.textureFlowLayouts)
    guard isOfTexture, !isDeclaredByTexture, !stated.contains(wanted), !inherited.contains(wanted),
      !(wanted == base && stated.contains("UICollectionViewDelegateFlowLayout"))
    else { return nil }
    return wanted
  }

  /// Warns of a method of a collection's index in a data source that states Texture's protocol alone.
  private mutating func reportIndex(_ method: MemberRecord, _ stated: Set<String>) {
    guard ListMethods.ofIndex.contains(method.name.description),
      !stated.isDisjoint(with: ["ASCollectionDataSource", "ASPagerDataSource"]),
      !stated.contains("UICollectionViewDataSource")
    else { return }
    guard method.isSeenByObjectiveC(in: index) else {
      return warn(of: method, "UICollectionViewDataSource")
    }
    report(
      .warning,
      "'\(method.name)' is called only if '\(method.type)' states 'UICollectionViewDataSource', unlike on a device; "
        + "state it", in: method.file, at: method.offset)
  }

  private mutating func warn(of method: MemberRecord, _ name: String) {
    report(
      .warning,
      "a device never calls '\(method.name)', since '\(method.type)' states Texture's protocol alone; "
        + "add '@objc', or state '\(name)'",
      in: method.file, at: method.offset)
  }

  /// Gives a method the access that a protocol's methods need.
  private mutating func makeVisible(_ method: MemberRecord) {
    guard let function = method.declaration.as(FunctionDeclSyntax.self) else { return }
    for name in ["private", "fileprivate"] {
      if let modifier = function.modifier(name) { blank(modifier.byteRange, in: method.file) }
    }
    let isOpen = { (declaration: any WithModifiersSyntax) in
      declaration.modifier("public") != nil || declaration.modifier("open") != nil
    }
    guard let type = index.classes[method.type]?.declaration, isOpen(type), !isOpen(function)
    else { return }
    if let modifier = function.modifier("internal") {
      add(TextEdit(modifier.byteRange, "public"), to: method.file)
    } else {
      add(TextEdit(at: function.funcKeyword.byteRange.lowerBound, "public "), to: method.file)
    }
  }

  private mutating func state(_ protocols: [String], for type: String) {
    let clauses = index.clauses[type] ?? []
    let clause =
      clauses.first { clause in clause.names.contains { ListMethods.delegates[$0] != nil } }
      ?? clauses.first
    guard let clause else { return }
    add(TextEdit(at: clause.end, protocols.map { ", " + $0 }.joined()), to: clause.file)
  }
}

extension MemberRecord {
  /// A Boolean value that indicates whether only the file or the type can use the member.
  var isPrivate: Bool {
    let modified = declaration.asProtocol((any WithModifiersSyntax).self)
    return ["private", "fileprivate"].contains { name in
      modified?.modifiers.contains { $0.name.text == name && $0.detail == nil } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether the Objective-C runtime of a device knows the member.
  func isSeenByObjectiveC(in index: SliceIndex) -> Bool {
    let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
    if attributed?.attribute("nonobjc") != nil { return false }
    if ["objc", "IBAction"].contains(where: { attributed?.attribute($0) != nil }) { return true }
    guard !isPrivate else { return false }
    let group = declaration.ancestors.first { $0.isProtocol((any DeclGroupSyntax).self) }
    if group?.as(ExtensionDeclSyntax.self)?.attribute("objc") != nil { return true }
    return index.lineage(of: type).contains {
      index.classes[$0]?.declaration.attribute("objcMembers") != nil
    }
  }
}
