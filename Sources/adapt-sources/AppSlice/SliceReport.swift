import Foundation
import SwiftParser
import SwiftSyntax

/// What a slice takes and fakes, as text, with the text of the file of fakes.
struct SliceReport {
  let root: AppType
  let selection: SliceSelection
  let plan: FakePlan
  let declarations: [FakeWriter.Declaration]
  let skeletons: [FakeWriter.Declaration]
  let notes: [String]
  /// The folder that paths are relative to.
  let folder: String
  /// The bridging header of the app, if it has one that imports what is not here.
  let header: BridgingHeader?

  /// Makes the report of a type's slice.
  init(
    of root: AppType, _ selection: SliceSelection, in folder: String,
    header: BridgingHeader? = nil, assets: AssetSymbols = AssetSymbols()
  ) {
    self.root = root
    self.selection = selection
    self.folder = folder
    self.header = header.flatMap { $0.imports.isEmpty ? nil : $0 }
    plan = FakePlan(selection)
    let isPublic = plan.isPublic
    let modules = KnownModules(for: selection, isPublic: isPublic)
    let trees = selection.taken.map { selection.index.files[$0.file].tree }
    let found = MissingTypes(plan.missing.map(\.name), in: trees, isPublic: isPublic)
    var writer = FakeWriter(
      plan, creatable: found.creatable.subtracting(modules.types).union(modules.creatable))
    declarations = writer.declarations()
    let fakes = declarations.map { Parser.parse(source: $0.text) }
    let plan = plan
    let known = KnownModules(for: selection, fakes, isPublic: isPublic)
    let missing = plan.missing.map(\.name).filter { !known.types.contains($0) }
    let extending = Dictionary(
      uniqueKeysWithValues: missing.map { ($0, plan.extendingMembers(of: $0)) })
    let written = MissingTypes(
      missing, in: trees + fakes, isPublic: isPublic, besides: extending, values: writer.values)
    notes = writer.notes + written.notes
    let extensionMembers = ["UIColor", "UIImage"].flatMap { selection.index.extensions[$0] ?? [] }
      .flatMap { DeclSyntax($0.declaration).members }.flatMap(\.memberNames)
    skeletons =
      known.declarations + written.declarations
      + MissingOperators(in: trees, besides: selection.index).declarations
      + assets.declarations(
        selection.usedMembers.subtracting(extensionMembers), isPublic: isPublic)
  }

  /// Returns the path of a file in the app's folder.
  func path(_ file: Int) -> String {
    relative(selection.index.files[file].source.path)
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The list of files, fakes and what is missing, one a line.
  var summary: String {
    var lines = [
      "\(root.name): \(selection.taken.count) files, \(plan.names.count) fakes, "
        + "\(plan.missing.count) types of other modules", "",
    ]
    lines += selection.taken.map { "take     \(path($0.file))  (\($0.reason))" }
    lines += plan.names.map { name in
      let file = plan.type(name)?.file ?? selection.index.globals[name]?.first?.file
      return "fake     \(name)  (\(file.map(path) ?? "the app"))"
    }
    lines += plan.missing.map { missing in
      let source = selection.index.files[missing.file].source
      let line = missing.offset > 0 ? ":\(source.place(at: missing.offset).line)" : ""
      return "missing  \(missing.name)  (\(path(missing.file))\(line)); complete its skeleton"
    }
    lines += selection.ambiguous.map { member in
      "several  '\(member.name)' is declared in \(member.files.map(path).joined(separator: ", ")); "
        + "link one of them if the compiler misses it"
    }
    lines += notes.map { "by hand  \($0)" }
    let modules = Set(selection.taken.flatMap { selection.index.imports[$0.file] })
      .subtracting(ImportRewriter.toolchain)
    if !modules.isEmpty {
      lines.append("imports  \(modules.sorted().joined(separator: ", ")): not here, and left out")
    }
    if let header {
      let names = header.imports.map(\.name).joined(separator: ", ")
      lines.append("header   \(relative(header.file.path)) imports \(names): Objective-C, left out")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the text of the file of fakes.
  ///
  /// - Parameter existing: The text of the file as it is, whose declarations stay.
  /// - Returns: The text.
  func fakes(keeping existing: String = "") -> String {
    let own = ExistingDeclarations(existing)
    let fakes = declarations.filter { !own.contains($0) }
    let skeletons = skeletons.filter { !own.contains($0) }
    var text = existing
    if own.isEmpty {
      text = """
        // Fakes of the types that the slice of \(root.name) does not take. Their signatures are the app's; each call
        // is reported as the advisory 'faked-member'. Replace each placeholder <#…#> by a value, and complete what
        // a test depends on. A later 'app-slice --write' keeps what is here, and adds what is missing.
        import AsyncDisplayKit
        import FixtureSupport
        import Foundation
        import UIKit

        """
    }
    for fake in fakes { text += "\n" + fake.text + "\n" }
    if !skeletons.isEmpty {
      text += "\n// Skeletons of types of other modules, from their uses. Complete them.\n"
    }
    for skeleton in skeletons { text += "\n" + skeleton.text + "\n" }
    return text
  }
}
