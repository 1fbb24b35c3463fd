import SwiftSyntax

extension Rewriting {
  /// Removes `override` from `init()` of the classes below `ASViewController`.
  ///
  /// Versions of Texture with this class declare `init()` as a designated initializer, or inherit it from
  /// `UIViewController` as a convenience initializer, which a subclass declares without the word; here it is one.
  mutating func rewriteInitializers() {
    for (name, record) in index.classes.sorted(by: { $0.key < $1.key }) {
      guard let initializer = Self.plainInitializer(of: record),
        let override = initializer.modifier("override")
      else { continue }
      let superclasses = index.lineage(of: name).dropFirst().compactMap { index.classes[$0] }
      let root = superclasses.last ?? record
      guard root.inherited.first == "ASViewController",
        !superclasses.contains(where: { Self.plainInitializer(of: $0) != nil })
      else { continue }
      blank(override.byteRange, in: record.file)
    }
  }

  /// Returns the initializer without parameters that a class declares.
  private static func plainInitializer(of record: ClassRecord) -> InitializerDeclSyntax? {
    record.declaration.memberBlock.members.lazy
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.isEmpty }
  }
}
