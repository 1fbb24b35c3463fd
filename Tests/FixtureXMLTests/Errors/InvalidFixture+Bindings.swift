/// Invalid bindings, with the expected diagnostics.
extension InvalidFixture {
  static let bindings: [InvalidFixture] = [
    InvalidFixture(
      "an unknown field",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="{titel}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:18: error: 'Post' has no field 'titel'; did you mean 'title'? "#
          + #"[unknown-field]"#
      ]),
    InvalidFixture(
      "an unknown field behind an entity",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="&amp;é {titel}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:25: error: 'Post' has no field 'titel'; did you mean 'title'? "#
          + #"[unknown-field]"#
      ]),
    InvalidFixture(
      "an unknown member",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode maximumNumberOfLines="{title.cont}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:40: error: 'String' has no member 'cont'; did you mean 'count'? "#
          + #"[unknown-member]"#
      ]),
    InvalidFixture(
      "a binding without a model",
      in: #"""
        <cellNode name="C"><textNode text="{title}"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: cell node 'C' has no model, so 'title' cannot be resolved "#
          + #"[missing-model]"#
      ]),
    InvalidFixture(
      "a binding of another type",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode alpha="{title}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:18: error: 'title' is of type 'String', but 'alpha' takes a number "#
          + #"[binding-type]"#
      ]),
    InvalidFixture(
      "an optional value in text",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="Note: {note}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:23: error: 'note' may be missing; guard the element with if="{note}" or "#
          + #"give it a default [optional-binding]"#
      ]),
    InvalidFixture(
      "an optional value where one is needed",
      in: #"""
        <model name="M"><field name="r" type="Double?"/></model><cellNode name="C" model="M">
        <ratio ratio="{r}"><spec/></ratio></cellNode>
        """#,
      says: [
        #"F.xml:3:15: error: 'r' may be missing; guard the element with if="{r}" or give "#
          + #"it a default [optional-binding]"#
      ]),
    InvalidFixture(
      "a brace that is not closed",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="{title"/></cellNode>
        """#,
      says: [
        #"F.xml:5:17: error: this brace is not closed; write '{{' for a brace [binding-syntax]"#
      ]),
    InvalidFixture(
      "arithmetic",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="{id + 1}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:18: error: a binding is a path of names between dots, without spaces or "#
          + #"arithmetic [binding-syntax]"#
      ]),
    InvalidFixture(
      "text around a number's binding",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode alpha="0{id}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:18: error: this attribute takes one binding without text around it "#
          + #"[binding-syntax]"#
      ]),
    InvalidFixture(
      "an unknown context value",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post">
        <textNode text="{$itm}"/></cellNode>
        """#,
      says: [
        #"F.xml:5:18: error: '$itm' is not known here; did you mean '$item'? [unknown-context]"#
      ]),
    InvalidFixture(
      "the whole model for a class of another module",
      in: #"""
        <import module="Shop"/>\#(InvalidFixture.posts)
        <cellNode name="C" model="Post" class="Shop.Cell" init="post: {.}"/>
        """#,
      says: [
        #"F.xml:4:63: error: the whole model can be passed only to the initializer of a "#
          + #"class of this target [whole-model-binding]"#
      ]),
    InvalidFixture(
      "an argument that is none",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post" class="Cell" init="title: {title}, 3x"/>
        """#,
      says: [
        #"F.xml:4:68: error: '3x' is not an argument: 'label: {path}', a number, 'true', "#
          + #"'.case', 'nil', 'Type(label: 1)', 'Type.member' or 'text' in single quotes [invalid-arguments]"#
      ]),
    InvalidFixture(
      "a condition that is no binding",
      in: #"""
        \#(InvalidFixture.posts)
        <cellNode name="C" model="Post"><textNode if="title"/></cellNode>
        """#,
      says: [
        #"F.xml:4:47: error: 'title' is not a condition: '{path}', or '{path} is a b', "#
          + #"'{path} lessThan 1' or '{path} atLeast 1', each with 'not' before it [binding-syntax]"#
      ]),
  ]
}
