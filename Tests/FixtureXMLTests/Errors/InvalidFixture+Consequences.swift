/// Errors that could cause follow-up errors: each one is reported alone.
extension InvalidFixture {
  static let consequences: [InvalidFixture] = [
    InvalidFixture(
      "a misspelled child where one is needed",
      in: #"""
        <cellNode name="C"><inset insets="0"><txtNode/></inset></cellNode>
        """#,
      says: [
        #"F.xml:2:39: error: 'inset' has no element 'txtNode'; did you mean 'textNode'? "#
          + #"[unknown-element]"#
      ]),
    InvalidFixture(
      "a child of another place where one is needed",
      in: #"""
        <cellNode name="C"><inset insets="0"><item/></inset></cellNode>
        """#,
      says: [
        #"F.xml:2:39: error: 'item' is not allowed in 'inset'; it belongs in 'section', 'batch', 'repeat', "#
          + #"'insert' or 'reload' [misplaced-element]"#
      ]),
    InvalidFixture(
      "a layout spec by the name of its class",
      in: #"""
        <cellNode name="C"><ASInsetLayoutSpec insets="0"/></cellNode>
        """#,
      says: [
        #"F.xml:2:21: error: 'cellNode' has no element 'ASInsetLayoutSpec'; did you mean "#
          + #"'inset'? [unknown-element]"#
      ]),
    InvalidFixture(
      "a misspelled model that a cell and rows use",
      in: #"""
        <modle name="M"><field name="a" type="String"/></modle>
        <cellNode name="C" model="M"><textNode text="{a}"/></cellNode>
        <table name="T"><cells><node cell="C"/></cells><section><item a="x"/></section></table>
        """#,
      says: [
        #"F.xml:2:2: error: 'fixture' has no element 'modle'; did you mean 'model'? "#
          + #"[unknown-element]"#
      ]),
    InvalidFixture(
      "a model that a cell and rows use, by a name that cannot be",
      in: #"""
        <model name="String"><field name="a" type="String"/></model>
        <cellNode name="C" model="String"><textNode text="{a}"/></cellNode>
        <table name="T" model="String"><cells><node cell="C"/></cells>
        <section><item a="x"/></section></table>
        """#,
      says: [
        #"F.xml:2:14: error: generated code uses a type 'String' already; choose another name "#
          + #"[reserved-name]"#
      ]),
    InvalidFixture(
      "a model that is not there, and what is bound to it",
      in: #"""
        <cellNode name="C" model="M"><textNode text="{a}"/></cellNode>
        <table name="T"><cells><node cell="C"/></cells><section><item a="x"/></section></table>
        """#,
      says: [
        #"F.xml:2:27: error: there is no model 'M' [unknown-model]"#
      ]),
    InvalidFixture(
      "a field of an unknown type, bound, stated and a key",
      in: #"""
        <model name="M" key="a"><field name="a" type="string"/></model>
        <cellNode name="C" model="M"><textNode text="{a}"/></cellNode>
        <table name="T"><cells><node cell="C"/></cells><section><item a="x"/></section></table>
        """#,
      says: [
        #"F.xml:2:47: error: there is no type 'string'; did you mean 'String'? [unknown-type]"#
      ]),
    InvalidFixture(
      "a misspelled field element",
      in: #"""
        <model name="M"><feild name="a" type="String"/></model>
        <cellNode name="C" model="M"><textNode text="{a}"/></cellNode>
        <table name="T"><cells><node cell="C"/></cells><section><item a="x"/></section></table>
        """#,
      says: [
        #"F.xml:2:18: error: 'model' has no element 'feild'; did you mean 'field'? "#
          + #"[unknown-element]"#
      ]),
    InvalidFixture(
      "a field of a model whose name cannot be",
      in: #"""
        <model name="two words"/><model name="M"><field name="a" type="two words"/></model>
        """#,
      says: [
        #"F.xml:2:14: error: 'two words' is not a Swift identifier [invalid-name]"#
      ]),
    InvalidFixture(
      "a cell that is not there, and its rows",
      in: posts + #"""

        <table name="T"><cells><node cell="PostCel"/></cells>
        <section><item id="1" title="a" tags=""/></section></table>
        """#,
      says: [
        #"F.xml:4:36: error: there is no cell 'PostCel'; did you mean 'PostCell'? [unknown-cell]"#
      ]),
    InvalidFixture(
      "a cell whose name cannot be, where it is used",
      in: posts + #"""

        <cellNode name="1st" model="Post"/>
        <table name="T"><cells><node cell="1st"/></cells>
        <section><item id="1" title="a"/></section></table>
        """#,
      says: [
        #"F.xml:4:17: error: '1st' is not a Swift identifier [invalid-name]"#
      ]),
    InvalidFixture(
      "cells behind the rows that need them",
      in: posts + #"""

        <table name="T"><section><item id="1" title="a"/></section>
        <cells><node cell="PostCell"/></cells></table>
        """#,
      says: [
        #"F.xml:5:2: error: 'cells' must come before 'section' in 'table' [misplaced-element]"#
      ]),
    InvalidFixture(
      "a case whose name cannot be, where it is used",
      in: #"""
        <enum name="Kind"><case name="card"/><case name="1st"/></enum>
        <model name="Ad"><field name="kind" type="Kind" default="1st"/></model>
        <cellNode name="AdCell" model="Ad"><textNode text="a"/></cellNode>
        <table name="T"><cells><node cell="AdCell"/></cells>
        <section><item kind="1st"/><item kind="card"/><item kind="2nd"/></section></table>
        """#,
      says: [
        #"F.xml:2:50: error: '1st' is not a Swift identifier [invalid-name]"#,
        #"F.xml:6:59: error: '2nd' is not a case of 'Kind' [unknown-case]"#,
      ]),
    InvalidFixture(
      "a field of a row as an element",
      in: posts + #"""

        <table name="T"><cells><node cell="PostCell"/></cells>
        <section><item id="1"><title>a</title></item></section></table>
        """#,
      says: [
        #"F.xml:5:24: error: 'title' is not allowed in 'item'; it belongs in 'expect' or 'inside' "#
          + #"[misplaced-element]"#
      ]),
  ]
}
