import FixtureCodegen
import FixtureModel
import FixtureXML

/// The command that lists fixtures and data files, their declarations, and missing files.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "Lists fixtures, data and what they declare, and what is missing."
  static let usage = "[FILE|DIR…]"
  static let options: [Option] = [
    .packageRoot, .target, .targetFolder, .filesFrom,
    Option(
      name: "--swift", value: "FILE",
      summary: "writes a Swift list of the public containers instead; needs --target"),
  ]

  private let arguments: CommandArguments
  private let files: FixtureFiles

  init(_ arguments: CommandArguments) throws {
    self.arguments = arguments
    files = try FixtureFiles(arguments)
  }

  func run(_ output: any Console) throws -> ExitCode {
    let console = PrintingConsole(output)
    let loader = FixtureLoader(
      root: files.root, retention: .validateOnly, dataFolders: files.dataFolders)
    let result = loader.load(files.fixtures)
    if let file = arguments["--swift"] { return try write(result, to: file, console) }
    if let target = arguments["--target"] { console.write("target \(target)") }
    for fixture in result.fixtures { list(fixture, result, console) }
    let read = Set(result.fixtures.map(\.path))
    for path in files.fixtures where !read.contains(path) {
      console.write("\(path): fixture that cannot be read ('fixture-tool lint' says why)")
    }
    for problem in files.problems { console.writeError(problem.headline) }
    let drawn = Set(result.fixtures.flatMap { $0.includes.map(\.resolvedPath) })
    for path in drawn.subtracting(files.fixtures).sorted() {
      console.write("\(path): included fixture, its types come from elsewhere")
    }
    listData(result, console)
    if files.fixtures.isEmpty {
      console.write("no fixtures: there is no .xml file outside folders named 'Data'")
    }
    for folder in foldersWithoutSwift() {
      console.write(
        "\(folder): no Swift file, so SwiftPM drops a target in this folder; "
          + "'fixture-tool init \(folder)' writes one")
    }
    return result.hasErrors || !files.problems.isEmpty ? .failure : .success
  }

  /// Writes the list of containers; fixtures with an error leave the file as it is.
  private func write(
    _ result: LoadResult, to file: String, _ console: any Console
  ) throws -> ExitCode {
    let list = ContainerList(result.fixtures, module: try arguments.required("--target"))
    guard !result.hasErrors, files.problems.isEmpty else {
      console.writeError("error: a fixture has an error ('fixture-tool lint' says which)")
      return .failure
    }
    let output = AtomicFile(path: file)
    try output.requireGenerated(beginning: ContainerList.head)
    try output.write(list.source)
    return .success
  }

  private func list(_ fixture: Fixture, _ result: LoadResult, _ console: any Console) {
    let problems = result.diagnostics.count { $0.position.file == fixture.path }
    let count = problems == 1 ? "1 problem" : "\(problems) problems"
    let state = problems == 0 ? "" : ", \(count) ('fixture-tool lint' says which)"
    console.write("\(fixture.path): fixture, for its name ends in .xml\(state)")
    if let fonts = fixture.fonts, fonts.position.file == fixture.path {
      let families = Dictionary(grouping: fonts.fonts, by: \.family)
      for family in families.keys.sorted() {
        let names = families[family]?.map(\.postScriptName) ?? []
        write("fonts of family \(family)", names, console)
      }
    }
    let own = fixture.declarations
    write("images", own.images.map(\.name), console)
    write("enums", own.enumerations.map(\.name), console)
    write(
      "models", own.models.map { "\($0.name) (\(Count($0.fields.count, "field")))" }, console)
    write("cell nodes", own.cellNodes.map(\.summary), console)
    write("plain cells", own.plainCells.map(\.name), console)
    write("reusable views", own.reusableViews.map(\.name), console)
    write("containers", fixture.containers.map(\.summary), console)
  }

  /// Writes the data files with the rows that each fixture reads from them.
  private func listData(_ result: LoadResult, _ console: any Console) {
    let read = result.fixtures.flatMap(\.dataReads).map(\.path)
    for path in Set(files.data).union(read).sorted() {
      let counts = result.fixtures.compactMap { fixture -> String? in
        let reads = fixture.dataReads.filter { $0.path == path }
        let rows = Count(reads.map(\.rowCount).reduce(0, +), "row")
        return reads.isEmpty ? nil : "\(fixture.path) reads \(rows)"
      }
      let use = counts.isEmpty ? "no fixture reads it" : counts.joined(separator: ", ")
      console.write("\(path): data, for it lies below a folder 'Data'; \(use)")
    }
  }

  private func write(_ title: String, _ names: [String], _ console: any Console) {
    guard !names.isEmpty else { return }
    console.write("  \(title): \(names.joined(separator: ", "))")
  }

  /// Returns the named folders with fixtures and no Swift file of their own.
  private func foldersWithoutSwift() -> [String] {
    let folders = arguments.positional.filter(FolderWalk.isFolder)
    return folders.filter { folder in
      let names = FolderWalk.files(below: folder)
      return names.contains(where: FixtureFiles.isFixture)
        && !names.contains { $0.hasSuffix(".swift") }
    }
  }
}

/// A number of things in words.
private struct Count: CustomStringConvertible {
  let description: String

  init(_ count: Int, _ noun: String) {
    let plural = noun.hasSuffix("h") ? noun + "es" : noun + "s"
    description = "\(count) \(count == 1 ? noun : plural)"
  }
}

extension CellNode {
  /// The name, with the number of the nodes that the fixture lays out or the hand-written class.
  fileprivate var summary: String {
    switch form {
    case .layout(let elements): "\(name) (\(Count(Self.nodeCount(of: elements), "node")))"
    case .custom(let type, _): "\(name) (class \(type.name))"
    case .view(let type, _): "\(name) (view \(type.name))"
    case .layer(let type, _): "\(name) (layer \(type.name))"
    case .viewController(let type, _): "\(name) (view controller \(type.name))"
    }
  }

  private static func nodeCount(of elements: [LayoutNode]) -> Int {
    var (count, rest) = (0, elements)
    while let element = rest.popLast() {
      switch element.kind {
      case .spec, .each: break
      case .node, .customNode, .viewNode, .layerNode, .list: count += 1
      }
      rest += element.children
    }
    return count
  }
}

extension Container {
  /// The kind and the name, with the numbers of the data, the mutations and the tests.
  fileprivate var summary: String {
    let items = sectionCounts.reduce(0, +)
    var counts = [Count(sectionCounts.count, "section"), Count(items, "item")].map(\.description)
    if !batches.isEmpty {
      let items = batches.map(\.rowCount).reduce(0, +)
      counts.append("\(Count(batches.count, "batch")) of \(Count(items, "item"))")
    }
    if !mutations.isEmpty { counts.append(Count(mutations.count, "mutation").description) }
    if !expectations.isEmpty { counts.append(Count(expectations.count, "test").description) }
    return "\(kind.rawValue) \(name) (\(counts.joined(separator: ", ")))"
  }
}

/// A console whose lines hold nothing that a terminal or a service would obey.
private struct PrintingConsole: Console {
  private let console: any Console

  init(_ console: any Console) { self.console = console }

  var isTerminal: Bool { console.isTerminal }

  func write(_ text: String) { console.write(PrintableText(text).text) }
  func writeError(_ text: String) { console.writeError(PrintableText(text).text) }
  func showProgress(_ text: String) { console.showProgress(text) }
}
