/// The text of a fixture to start from.
enum StarterFixture {
  /// The Swift file without which SwiftPM drops the target.
  static let swiftFile = """
    // The fixtures beside this file become Swift when the target is built. SwiftPM needs one
    // Swift file to see the target at all.

    """

  /// What the manifest needs for a target that had no Swift file yet, in a folder below the package's.
  static func manifestEntry(folder: String) -> String {
    let folders = folder.split(separator: "/")
    let isTest = folders.count > 1 && folders[0] == "Tests"
    return """

      Package.swift needs the target, if it has none in this folder:

        .\(isTest ? "testTarget" : "target")(
          name: "\(folders.last ?? "Fixtures")",
          dependencies: [
            .product(name: "\(isTest ? "FixtureTesting" : "FixtureSupport")", package: "TextureFixtures")
          ],
          path: "\(folder)",
          plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
      """
  }

  /// A fixture of a table of posts.
  static func text(name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A fixture: what a list shows, as data. 'fixture-tool reference' lists every word. -->
    <fixture xmlns="urn:texture-fixtures:1">
      <!-- A model is a value type; each item below fills its fields. -->
      <model name="\(name)Post" key="id">
        <field name="id" type="Int"/>
        <field name="title" type="String"/>
        <field name="subtitle" type="String?"/>
      </model>

      <!-- A cell node: a tree of layout specs and nodes, bound to the model's fields. -->
      <cellNode name="\(name)PostCell" model="\(name)Post">
        <inset insets="12 16 12 16">
          <stack direction="vertical" spacing="4">
            <textNode name="titleNode" text="{title}" font="bold 16"/>
            <textNode name="subtitleNode" if="{subtitle}" text="{subtitle}" font="13"/>
          </stack>
        </inset>
      </cellNode>

      <!-- A container; the generated data source is \(name)DataSource. -->
      <table name="\(name)">
        <cells>
          <node cell="\(name)PostCell"/>
        </cells>
        <section>
          <item id="1" title="First" subtitle="With a subtitle"/>
          <item id="2" title="Second"/>
          <!-- <repeat count="100"><item id="{$n}0" title="Post {$n}"/></repeat> -->
        </section>
        <!-- Each expectation becomes a test. -->
        <expect width="375">
          <count section="0" is="2"/>
        </expect>
      </table>
    </fixture>

    """
  }
}
