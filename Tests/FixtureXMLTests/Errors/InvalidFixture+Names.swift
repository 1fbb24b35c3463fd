/// Invalid names, with the expected diagnostics.
extension InvalidFixture {
  static let names: [InvalidFixture] = [
    InvalidFixture(
      "a field named like a member of every model",
      in: #"""
        <model name="M"><field name="hashValue" type="Int"/></model>
        """#,
      says: [
        #"F.xml:2:30: error: generated models have a member 'hashValue' already; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a cell node named like its hand-written class",
      in: #"""
        <cellNode name="Card" class="Card"/>
        """#,
      says: [
        #"F.xml:2:17: error: the cell node 'Card' generates a type of this name, which its hand-written 'class' has already; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "an expectation named like its data source",
      in: #"""
        <cellNode name="C"/><table name="T"><cells><node cell="C"/></cells><expect name="TDataSource" width="1"><count is="0"/></expect></table>
        """#,
      says: [
        #"F.xml:2:82: error: generated code uses a type 'TDataSource' already; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a container that generates a type of UIKit",
      in: #"""
        <cellNode name="C"/><collection name="UICollectionViewFlow"><mosaic columns="2"/><cells><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:2:21: error: the container generates a type 'UICollectionViewFlowLayout', which generated code uses already; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a type named like an imported module",
      in: #"""
        <import module="Shop"/><model name="Shop"><field name="a" type="Int"/></model>
        """#,
      says: [
        #"F.xml:2:24: error: the generated type 'Shop' would hide the module 'Shop', which 'F.xml' imports; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "an index path where there is none",
      in: #"""
        <cellNode name="C"/><table name="T" accessibilityIdentifier="list {$section}"><cells><node cell="C"/></cells></table>
        """#,
      says: [
        #"F.xml:2:68: error: '$section' is not known here [unknown-context]"#
      ]),
    InvalidFixture(
      "a name that is no identifier",
      in: #"""
        <model name="two words"/>
        """#,
      says: [
        #"F.xml:2:14: error: 'two words' is not a Swift identifier [invalid-name]"#
      ]),
    InvalidFixture(
      "a name that is an operator",
      in: #"""
        <model name="M"><field name="+" type="Int"/></model>
        """#,
      says: [
        #"F.xml:2:30: error: '+' is not a Swift identifier [invalid-name]"#
      ]),
    InvalidFixture(
      "a name that Swift reserves",
      in: #"""
        <model name="Self"/>
        """#,
      says: [
        #"F.xml:2:14: error: 'Self' is reserved by Swift; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a mutation that hides a step",
      in: #"""
        \#(InvalidFixture.posts)<table name="T"><cells><node cell="PostCell"/></cells>
        <mutation name="rotate"><insert section="0"><section/></insert></mutation></table>
        """#,
      says: [
        #"F.xml:4:17: error: 'rotate' is a step already; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a type that hides one of UIKit's",
      in: #"""
        <model name="UIImage"/>
        """#,
      says: [
        #"F.xml:2:14: error: generated code uses a type 'UIImage' already; choose another name "#
          + #"[reserved-name]"#
      ]),
    InvalidFixture(
      "a child that hides a type of the tree",
      in: #"""
        <cellNode name="C"><stack><textNode name="Badge"/><displayNode class="Badge"/></stack></cellNode>
        """#,
      says: [
        #"F.xml:2:43: error: 'Badge' is the name of a type too; choose another name "#
          + #"[reserved-name]"#
      ]),
    InvalidFixture(
      "a child that hides one of Texture's types",
      in: #"""
        <cellNode name="C"><textNode name="ASTextNode"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: generated code uses a type 'ASTextNode' already; choose another "#
          + #"name [reserved-name]"#
      ]),
    InvalidFixture(
      "a field named like a model",
      in: #"""
        <model name="M"><field name="N" type="N"/></model><model name="N"/>
        """#,
      says: [
        #"F.xml:2:30: error: 'N' is the name of a type too; choose another name [reserved-name]"#
      ]),
    InvalidFixture(
      "a child named like a member of generated cell nodes",
      in: #"""
        <cellNode name="C"><textNode name="fixtureIndexPath" text="{$item}"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: cell nodes have a member 'fixtureIndexPath' already; choose another "#
          + #"name [reserved-name]"#
      ]),
    InvalidFixture(
      "a child named like a member of ASCellNode",
      in: #"""
        <cellNode name="C"><textNode name="style"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: cell nodes have a member 'style' already; choose another name "#
          + #"[reserved-name]"#
      ]),
    InvalidFixture(
      "a field with a meaning of its own",
      in: #"""
        <model name="M"><field name="cell" type="Int"/></model>
        """#,
      says: [
        #"F.xml:2:30: error: 'cell' has a meaning of its own in rows; choose another name "#
          + #"[reserved-name]"#
      ]),
    InvalidFixture(
      "two types of one name",
      in: #"""
        <model name="A"/>
        <enum name="A"><case name="x"/></enum>
        """#,
      says: [
        #"F.xml:3:13: error: there are two declarations 'A' [duplicate-name]"#,
        #"F.xml:2:14: note: the first 'A' is here"#,
      ]),
    InvalidFixture(
      "two fields of one name",
      in: #"""
        <model name="A"><field name="a" type="Int"/>
        <field name="a" type="Int"/></model>
        """#,
      says: [
        #"F.xml:3:14: error: there are two fields 'a' [duplicate-name]"#,
        #"F.xml:2:30: note: the first 'a' is here"#,
      ]),
    InvalidFixture(
      "two cases of one name",
      in: #"""
        <enum name="E"><case name="a"/><case name="a"/></enum>
        """#,
      says: [
        #"F.xml:2:44: error: there are two cases 'a' [duplicate-name]"#,
        #"F.xml:2:28: note: the first 'a' is here"#,
      ]),
    InvalidFixture(
      "two images of one name",
      in: #"""
        <images><image name="a" size="1 1"/><image name="a" size="1 1"/></images>
        """#,
      says: [
        #"F.xml:2:50: error: there are two images 'a' [duplicate-name]"#,
        #"F.xml:2:22: note: the first 'a' is here"#,
      ]),
    InvalidFixture(
      "two nodes of one name",
      in: #"""
        <cellNode name="C"><stack><spec/><textNode name="t"/><textNode name="t"/></stack></cellNode>
        """#,
      says: [
        #"F.xml:2:70: error: there are two nodes 't' [duplicate-name]"#,
        #"F.xml:2:50: note: the first 't' is here"#,
      ]),
    InvalidFixture(
      "a case that generated enumerations have already",
      in: #"""
        <enum name="E"><case name="RawValue"/></enum>
        """#,
      says: [
        #"F.xml:2:28: error: generated enumerations have a member 'RawValue' already; "#
          + #"choose another name [reserved-name]"#
      ]),
  ]
}
