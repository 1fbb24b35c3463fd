import Foundation

/// Generating a thousand small fixtures in one process, beside xmllint over the same files.
struct SmallFixtures {
  let tool: FixtureTool
  let schema: String
  let folder: URL

  /// Measures and prints; xmllint writes nothing, so that there is no bar.
  func compare() throws {
    let count = 1_000
    let sources = folder.appending(path: "Small")
    let output = folder.appending(path: "Output")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let files = try (1...count).map { number in
      let file = sources.appending(path: "Small\(number).xml")
      try Data(Self.fixture(number).utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    let generate = ChildProcess(
      program: tool.path,
      arguments: [
        "generate", "--package-root", folder.path(), "--target", "Small",
        "--output", output.path(),
      ] + files)
    let peer = ChildProcess(
      program: "/usr/bin/xmllint", arguments: ["--noout", "--relaxng", schema] + files)
    let first = try generate.run()
    let ours = try generate.median().seconds
    let theirs = try peer.median().seconds
    print("generation of \(count) small fixtures")
    print(
      "  fixture-tool \(ours.threeDigits) s, \(first.seconds.threeDigits) s when all files are new,"
        + " xmllint --relaxng \(theirs.threeDigits) s")
    print(
      "  \((ours / theirs).threeDigits) times as long as xmllint,"
        + " \((first.seconds / theirs).threeDigits) when all files are new")
  }

  private static func fixture(_ number: Int) -> String {
    """
    <fixture xmlns="urn:texture-fixtures:1">
      <model name="Post\(number)" key="id">
        <field name="id" type="Int"/><field name="title" type="String"/>
        <field name="subtitle" type="String?"/>
      </model>
      <cellNode name="PostCell\(number)" model="Post\(number)">
        <stack direction="vertical" spacing="8">
          <textNode name="titleNode" text="{title}" font="bold 14" flexShrink="1"/>
          <textNode name="subtitleNode" if="{subtitle}" text="{subtitle}"/>
        </stack>
      </cellNode>
      <table name="Feed\(number)">
        <cells><node cell="PostCell\(number)"/></cells>
        <section>
          <item id="1" title="First"/><item id="2" title="Second" subtitle="with more"/>
          <repeat count="8"><item id="{$n}0" title="Post {$n}"/></repeat>
        </section>
        <mutation name="dropFirst"><delete at="0.0"/></mutation>
        <expect width="375"><count section="0" is="10"/></expect>
      </table>
    </fixture>

    """
  }
}
