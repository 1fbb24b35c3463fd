import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Sections that a mutation inserts")
struct InsertedSectionTests {
  @Test("an inserted section without a 'section' has the defaults of its model")
  func defaults() throws {
    let result = try TestPackage.load(
      """
      <model name="Part"><field name="title" type="String" default="New"/><field name="note" type="String?"/></model>
      <table name="Words" sectionModel="Part">
        <section title="A"/>
        <mutation name="addPart"><insert section="1"/></mutation>
      </table>
      """)
    #expect(result.messages == [])
    let edits = result.fixtures.first?.containers.first?.mutations.first?.edits
    guard case .insertSection(let index, let section)? = edits?.first?.operation else {
      Issue.record("the mutation inserts no section: \(edits ?? [])")
      return
    }
    #expect(index == 1)
    #expect(section.fields == [.string("New"), .none])
  }
}
