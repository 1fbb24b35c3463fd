/// Invalid cells and uses of cells, with the expected diagnostics.
extension InvalidFixture {
  static let cells: [InvalidFixture] = [
    InvalidFixture(
      "an unknown model",
      in: #"""
        <model name="Post"/><cellNode name="C" model="Pots"/>
        """#,
      says: [
        #"F.xml:2:47: error: there is no model 'Pots'; did you mean 'Post'? [unknown-model]"#
      ]),
    InvalidFixture(
      "a tree beside a class",
      in: #"""
        <cellNode name="C" class="A">
        <spec/></cellNode>
        """#,
      says: [
        #"F.xml:3:1: error: a layout tree and 'class' exclude each other "#
          + #"[conflicting-attributes]"#,
        #"F.xml:2:20: note: 'class' is stated here"#,
      ]),
    InvalidFixture(
      "two forms of one cell",
      in: #"""
        <cellNode name="C" class="A" view="B"/>
        """#,
      says: [
        #"F.xml:2:30: error: 'class' and 'view' exclude each other [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "arguments without a class",
      in: #"""
        <cellNode name="C" init="a: 1"/>
        """#,
      says: [
        #"F.xml:2:20: error: 'init' requires a hand-written class on the same element "#
          + #"[conflicting-attributes]"#
      ]),
    InvalidFixture(
      "an unknown cell",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCel"/></cells></table>
        """#,
      says: [
        #"F.xml:4:36: error: there is no cell 'PostCel'; did you mean 'PostCell'? "#
          + #"[unknown-cell]"#
      ]),
    InvalidFixture(
      "a plain cell as a node",
      in: #"""
        <plainCell name="P"/><collection name="C" interop="always"><cells><node cell="P"/></cells></collection>
        """#,
      says: [
        #"F.xml:2:79: error: 'P' is a plain cell, which is not allowed here [wrong-cell-kind]"#
      ]),
    InvalidFixture(
      "a plain cell in a table",
      in: #"""
        <plainCell name="P"/><table name="T"><cells><plain cell="P"/></cells></table>
        """#,
      says: [
        #"F.xml:2:45: error: a table has no interop with plain cells [plain-in-table]"#
      ]),
    InvalidFixture(
      "a plain cell without interop",
      in: #"""
        <plainCell name="P"/><collection name="C"><cells><plain cell="P"/></cells></collection>
        """#,
      says: [
        #"F.xml:2:50: error: plain cells need interop="whenNoNode" or "always" on 'C' "#
          + #"[missing-interop]"#
      ]),
    InvalidFixture(
      "a rule behind one that always applies",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node cell="PostCell"/>
        <node every="2" cell="PostCell"/></cells></table>
        """#,
      says: [
        #"F.xml:5:1: error: this rule never applies, because a rule before it always applies [unreachable-rule]"#,
        #"F.xml:4:24: note: this rule always applies"#,
      ]),
    InvalidFixture(
      "an offset beyond every",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node every="2" offset="2" cell="PostCell"/><node cell="PostCell"/></cells></table>
        """#,
      says: [
        #"F.xml:4:48: error: 'offset' must be less than 'every' [out-of-range]"#
      ]),
    InvalidFixture(
      "cells of two models",
      in: #"""
        \#(InvalidFixture.posts)
        <model name="Ad"/><cellNode name="AdCell" model="Ad"/>
        <table name="T"><cells><node every="2" cell="PostCell"/><node cell="AdCell"/></cells></table>
        """#,
      says: [
        #"F.xml:5:69: error: 'AdCell' takes 'Ad', but the others take 'Post' [model-mismatch]"#,
        #"F.xml:5:46: note: 'Post' comes from here"#,
      ]),
    InvalidFixture(
      "items that no rule is sure to match",
      in: #"""
        \#(InvalidFixture.posts)
        <table name="T"><cells><node every="2" cell="PostCell"/></cells>
        <section><item id="1" title="a"/></section></table>
        """#,
      says: [
        #"F.xml:5:1: error: items here may have no cell: end 'cells' of 'T' with a rule "#
          + #"that always applies [missing-cell]"#
      ]),
    InvalidFixture(
      "a property of a declared cell at its use",
      in: #"""
        \#(InvalidFixture.posts)
        <collection name="T"><header cell="PostCell" text="x"/></collection>
        """#,
      says: [
        #"F.xml:4:46: error: 'text' is stated where 'PostCell' is declared, not where it "#
          + #"is used [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "two headers of one section",
      in: #"""
        <collection name="T"><header cell="ASTextCellNode"/>
        <header cell="ASTextCellNode" sections="0"/></collection>
        """#,
      says: [
        #"F.xml:3:1: error: a section has two elements of this kind [duplicate-supplementary]"#,
        #"F.xml:2:22: note: the first one is here"#,
      ]),
    InvalidFixture(
      "a supplementary element that no flow layout places",
      in: #"""
        <collection name="T"><flow/><supplementary kind="badge" cell="ASTextCellNode"/></collection>
        """#,
      says: [
        #"F.xml:2:50: error: a flow layout places headers and footers and no 'badge'; "#
          + #"another kind needs a hand-written 'layout' [unplaced-supplementary]"#,
        #"F.xml:2:22: note: the layout is here"#,
      ]),
    InvalidFixture(
      "a supplementary element that the standard layout does not place",
      in: #"""
        <collection name="T"><supplementary kind="badge" cell="ASTextCellNode"/></collection>
        """#,
      says: [
        #"F.xml:2:43: error: a flow layout places headers and footers and no 'badge'; "#
          + #"another kind needs a hand-written 'layout' [unplaced-supplementary]"#
      ]),
    InvalidFixture(
      "a footer of a mosaic",
      in: #"""
        <collection name="T"><mosaic columns="2"/>
        <footer cell="ASTextCellNode"/></collection>
        """#,
      says: [
        #"F.xml:3:1: error: a mosaic places headers and no other supplementary elements "#
          + #"[unplaced-supplementary]"#,
        #"F.xml:2:22: note: the layout is here"#,
      ]),
    InvalidFixture(
      "a header by its kind",
      in: #"""
        <collection name="T"><layout class="L"/>
        <supplementary kind="UICollectionElementKindSectionHeader" cell="ASTextCellNode"/></collection>
        """#,
      says: [
        #"F.xml:3:22: error: 'UICollectionElementKindSectionHeader' is the kind of the element "#
          + #"'header': use that element [unplaced-supplementary]"#
      ]),
    InvalidFixture(
      "two tunings of one range",
      in: #"""
        <table name="T"><tuning type="display" leading="1" trailing="1"/>
        <tuning type="display" leading="2" trailing="1"/></table>
        """#,
      says: [
        #"F.xml:3:1: error: there are two tunings of 'full display' [duplicate-tuning]"#,
        #"F.xml:2:17: note: the first 'full display' is here"#,
      ]),
    InvalidFixture(
      "a size range upside down",
      in: #"""
        <collection name="T"><header cell="ASTextCellNode" sizeRange="10 10 5 20"/></collection>
        """#,
      says: [
        #"F.xml:2:63: error: the minimum size is greater than the maximum [invalid-range]"#
      ]),
    InvalidFixture(
      "a mosaic without columns",
      in: #"""
        <collection name="T"><mosaic columns="0"/></collection>
        """#,
      says: [
        #"F.xml:2:39: error: 'columns' must be 1 or more [out-of-range]"#
      ]),
  ]
}
