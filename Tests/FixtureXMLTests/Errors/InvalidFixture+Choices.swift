/// Invalid conditions, sizes, repeated nodes, styles and formats, with the expected diagnostics.
extension InvalidFixture {
  static let choices = conditions + sizes + repetitions + lists + styles + formats + texts

  /// Declarations with a field of each kind that conditions and formats tell apart, in lines 2 and 3.
  private static let entries = """
    <enum name="Kind"><case name="photo"/><case name="video"/><case name="ad"/></enum><model name="M">\
    <field name="k" type="Kind"/>\
    <field name="o" type="Kind?"/>\
    <field name="n" type="Int"/>\
    <field name="d" type="Date"/>\
    <field name="t" type="String"/>\
    <field name="b" type="Bool"/>\
    <field name="c" type="UIColor"/>\
    <field name="l" type="[String]"/>\
    <field name="p" type="Double?"/></model>
    <cellNode name="C" model="M"/><cellNode name="D" model="M"/>
    """

  static let conditions: [InvalidFixture] = [
    InvalidFixture(
      "an enumeration without a rule for each case",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{k} is photo" cell="C"/><node when="{k} is ad" cell="D"/></cells></table>
        """#,
      says: [
        #"F.xml:4:17: error: no rule applies to 'video' of 'Kind'; add a rule with "#
          + #"when="{k} is video", or end with a rule that always applies "#
          + #"[cell-choice-incomplete]"#
      ]),
    InvalidFixture(
      "an optional enumeration without a rule for a missing value",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{o} is photo video ad" cell="C"/></cells></table>
        """#,
      says: [
        #"F.xml:4:17: error: no rule applies to a missing value of 'Kind'; add a rule "#
          + #"with when="not {o}", or end with a rule that always applies "#
          + #"[cell-choice-incomplete]"#
      ]),
    InvalidFixture(
      "an unknown case in a condition",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{k} is phot" cell="C"/><node cell="D"/></cells></table>
        """#,
      says: [
        #"F.xml:4:43: error: 'phot' is not a case of 'Kind'; did you mean 'photo'? [unknown-case]"#
      ]),
    InvalidFixture(
      "a case that is listed twice",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{k} is ad ad" cell="C"/><node cell="D"/></cells></table>
        """#,
      says: [
        #"F.xml:4:46: error: 'ad' is listed twice [binding-syntax]"#
      ]),
    InvalidFixture(
      "a rule whose cases others have",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{k} is photo video" cell="C"/><node when="{k} is video" cell="D"/><node cell="D"/></cells></table>
        """#,
      says: [
        #"F.xml:4:66: error: this rule never applies, because rules before it apply to "#
          + #"all of its items [unreachable-rule]"#
      ]),
    InvalidFixture(
      "a rule after one for each case",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node when="{k} is photo video" cell="C"/><node when="not {k} is photo video" cell="D"/><node cell="D"/></cells></table>
        """#,
      says: [
        #"F.xml:4:112: error: this rule never applies, because rules before it apply to "#
          + #"all of its items [unreachable-rule]"#,
        #"F.xml:4:66: note: with this rule, one applies to every item"#,
      ]),
    InvalidFixture(
      "a comparison of colors",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{c} is red"/></cellNode>
        """#,
      says: [
        #"F.xml:4:44: error: 'c' is of type 'UIColor', but 'is' compares an enumeration, "#
          + #"a text, a URL, a Bool, a number or a date [binding-type]"#
      ]),
    InvalidFixture(
      "a text that is compared as a number",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{t} lessThan 3"/></cellNode>
        """#,
      says: [
        #"F.xml:4:44: error: 't' is of type 'String', but 'lessThan' compares a number or "#
          + #"a date [binding-type]"#
      ]),
    InvalidFixture(
      "a number with a fraction for an Int",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} lessThan 1.5"/></cellNode>
        """#,
      says: [
        #"F.xml:4:57: error: '1.5' is not a whole number [invalid-value]"#
      ]),
    InvalidFixture(
      "a date that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{d} atLeast tomorrow"/></cellNode>
        """#,
      says: [
        #"F.xml:4:56: error: 'tomorrow' is not a date, such as '2024-05-01' or "#
          + #"'2024-05-01T10:00:00Z' [invalid-value]"#
      ]),
    InvalidFixture(
      "two values for one comparison",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} atLeast 1 2"/></cellNode>
        """#,
      says: [
        #"F.xml:4:58: error: 'atLeast' takes one value [binding-syntax]"#
      ]),
    InvalidFixture(
      "a condition with 'and'",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} and {b}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:48: error: a condition tests one value, so there is no 'and': rules "#
          + #"apply in their order, and 'is' takes several values [binding-syntax]"#
      ]),
    InvalidFixture(
      "a condition with 'or' after a value",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} is 3 or not {b}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:53: error: a condition tests one value, so there is no 'or': rules "#
          + #"apply in their order, and 'is' takes several values [binding-syntax]"#
      ]),
    InvalidFixture(
      "a comparison sign",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} &lt; 3"/></cellNode>
        """#,
      says: [
        #"F.xml:4:48: error: write 'lessThan' for '<' [binding-syntax]"#
      ]),
    InvalidFixture(
      "an unknown comparison",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n} atLest 3"/></cellNode>
        """#,
      says: [
        #"F.xml:4:48: error: 'atLest' is not a comparison: 'is', 'lessThan' or 'atLeast'; "#
          + #"did you mean 'atLeast'? [binding-syntax]"#
      ]),
    InvalidFixture(
      "a comparison without a value",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{k} is"/></cellNode>
        """#,
      says: [
        #"F.xml:4:48: error: 'is' takes at least one value [binding-syntax]"#
      ]),
    InvalidFixture(
      "a quotation that is not closed",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{t} is 'On sale"/></cellNode>
        """#,
      says: [
        #"F.xml:4:44: error: a text in quotation marks ends with one, before a space or the end of the "#
          + #"condition [binding-syntax]"#
      ]),
    InvalidFixture(
      "a binding as a value",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{t} is {k}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:51: error: a condition compares a bound value with constants, not with "#
          + #"another binding [binding-syntax]"#
      ]),
    InvalidFixture(
      "a condition that is always false",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="not {k}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:44: error: 'k' is of type 'Kind', which always has a value, so the "#
          + #"condition is always false; use a Bool, a text, a list or an optional field, or "#
          + #"compare the value, as in '{k} is …' [binding-type]"#
      ]),
    InvalidFixture(
      "a format in a condition",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode if="{n: number} is 3"/></cellNode>
        """#,
      says: [
        #"F.xml:4:44: error: '{n: number} is 3' is not a condition: '{path}', or '{path} "#
          + #"is a b', '{path} lessThan 1' or '{path} atLeast 1', each with 'not' before it "#
          + #"[binding-syntax]"#
      ]),
    InvalidFixture(
      "a fill minimum",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node cell="C" sizeRange="fill 0 100 inf"/></cells></table>
        """#,
      says: [
        #"F.xml:4:50: error: the minimum 'fill' may be greater than the maximum: write "#
          + #"'fill' or 'inf' for that one too [invalid-range]"#
      ]),
  ]

  static let sizes: [InvalidFixture] = [
    InvalidFixture(
      "a word in a size range",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node cell="C" sizeRange="0 0 full inf"/></cells></table>
        """#,
      says: [
        #"F.xml:4:50: error: '0 0 full inf' is not a size range: four numbers, the "#
          + #"minimum size first; 'fill' for the length of the content [invalid-value]"#
      ]),
    InvalidFixture(
      "columns of a table",
      in: #"""
        \#(InvalidFixture.entries)
        <table name="T"><cells><node cell="C" columns="2"/></cells></table>
        """#,
      says: [
        #"F.xml:4:39: error: 'columns' has no effect here: a table has one row in a line "#
          + #"[conflicting-attributes]"#
      ]),
    InvalidFixture(
      "no columns",
      in: #"""
        \#(InvalidFixture.entries)
        <collection name="T"><cells><node cell="C" columns="0"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:53: error: 'columns' must be 1 or more [out-of-range]"#
      ]),
    InvalidFixture(
      "columns without fill",
      in: #"""
        \#(InvalidFixture.entries)
        <collection name="T"><cells><node cell="C" columns="2" sizeRange="0 0 100 inf"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:44: error: 'columns' has no effect without 'fill' as a width in 'sizeRange' "#
          + #"[conflicting-attributes]"#
      ]),
    InvalidFixture(
      "sizes in a pager",
      in: #"""
        \#(InvalidFixture.entries)
        <pager name="T"><cells sizeRange="0 0 fill inf"><node cell="C"/></cells></pager>
        """#,
      says: [
        #"F.xml:4:24: error: 'sizeRange' has no effect here: pages have the size of the "#
          + #"pager [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "sizes in a mosaic",
      in: #"""
        \#(InvalidFixture.entries)
        <collection name="T"><mosaic columns="2"/><cells columns="2"><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:50: error: 'columns' has no effect here: a mosaic determines the sizes "#
          + #"of items [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "sizes beside a hand-written type",
      in: #"""
        \#(InvalidFixture.entries)
        <collection name="T"><flow sizes="S"/><cells sizeRange="0 0 fill inf"><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:46: error: 'sizeRange' has no effect here: 'sizes' of the flow layout "#
          + #"returns the sizes of items [conflicting-attributes]"#
      ]),
    InvalidFixture(
      "two headers without a condition",
      in: #"""
        \#(InvalidFixture.entries)
        <collection name="T" sectionModel="M"><header cell="C"/><header when="{b}" cell="D"/></collection>
        """#,
      says: [
        #"F.xml:4:57: error: a section has two elements of this kind [duplicate-supplementary]"#,
        #"F.xml:4:39: note: the first one is here"#,
      ]),
    InvalidFixture(
      "an each over a text",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><stack><each in="{t}"><spec/></each></stack></cellNode>
        """#,
      says: [
        #"F.xml:4:47: error: 't' is of type 'String', but 'in' takes one binding to a "#
          + #"list, such as '{tags}' [binding-type]"#
      ]),
  ]

  /// Declarations that begin the fixtures with lists inside of cells, in their lines 2 to 4.
  private static let strips = """
    <model name="M"><field name="t" type="String"/></model><model name="R"><field name="l" type="[M]"/>\
    <field name="s" type="[String]"/></model>
    <cellNode name="C" model="M"><textNode name="t" text="{t}"/></cellNode>
    <cellNode name="E" model="R"><collectionNode name="strip" container="S" rows="{l}"/></cellNode>
    """

  static let lists: [InvalidFixture] = [
    InvalidFixture(
      "a list of a container that is not there",
      in: #"""
        \#(InvalidFixture.strips)
        <collection name="T" model="M"><cells><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:70: error: there is no collection 'S' in this fixture; did you mean "#
          + #"'T'? [unknown-container]"#
      ]),
    InvalidFixture(
      "a list of a container of another kind",
      in: #"""
        \#(InvalidFixture.strips)
        <table name="S" model="M"><cells><node cell="C"/></cells></table>
        """#,
      says: [
        #"F.xml:4:70: error: 'S' is not a collection [binding-type]"#
      ]),
    InvalidFixture(
      "a list whose rows are of another model",
      in: #"""
        \#(InvalidFixture.strips)
        <collection name="S" model="R"><cells><node cell="E"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:79: error: the rows are of the model 'M', those of 'S' of 'R' "#
          + #"[binding-type]"#
      ]),
    InvalidFixture(
      "a list of texts, a list in an each, and a container with sections' fields",
      in: #"""
        \#(InvalidFixture.strips)
        <cellNode name="G" model="R"><stack><collectionNode name="a" container="S" rows="{s}"/><each in="{l}"><collectionNode name="b" container="S" rows="{l}"/></each></stack></cellNode>
        <collection name="S" model="M" sectionModel="M"><cells><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:4:70: error: 'S' has a 'sectionModel', and the rows of a list inside "#
          + #"of a cell have no section [conflicting-attributes]"#,
        #"F.xml:5:82: error: 's' is of type '[String]', but rows are the elements of a "#
          + #"list of models [binding-type]"#,
        #"F.xml:5:103: error: a 'collectionNode' cannot be inside of an 'each' "#
          + #"[misplaced-element]"#,
      ]),
    InvalidFixture(
      "steps and assertions of lists that are not there",
      in: #"""
        \#(InvalidFixture.strips)
        <collection name="S" model="M"><cells><node cell="C"/></cells></collection>
        <table name="T"><cells><node cell="E"/></cells><section><item><value field="l" t="a"/></item></section>
        <expect width="320" after="strip in 0.0: rotate; strop in 0.0: swipe left; strip in 0.1: swipe up; strip in 0.0: batch; strip in: x; strip in 0.0: page 1; strip in 0.0: drop">
        <inside at="0.0" node="strip"><violation code="shared-node"/><currentPage is="0"/></inside><inside at="0.0" node="t"><count is="1"/></inside>
        </expect></table>
        """#,
      says: [
        #"F.xml:7:28: error: 'rotate' is a step of the window; write it without a list "#
          + #"[invalid-step]"#,
        #"F.xml:7:50: error: no cell has a list 'strop'; did you mean 'strip'? "#
          + #"[unknown-node]"#,
        #"F.xml:7:76: error: there is no item 0.1 at this time [unreachable-index]"#,
        #"F.xml:7:100: error: 'S' has no batch to fetch [unreachable-step]"#,
        #"F.xml:7:121: error: 'strip in: x' is not a step of a list inside of a cell, "#
          + #"such as 'strip in 0.1: swipe left' [invalid-step]"#,
        #"F.xml:7:134: error: 'S' is not a pager [unreachable-step]"#,
        #"F.xml:7:156: error: there is no mutation or step 'drop' [unknown-mutation]"#,
        #"F.xml:8:31: error: 'violation' is about the whole run; state it outside of "#
          + #"'inside' [misplaced-element]"#,
        #"F.xml:8:62: error: 'S' is not a pager [unreachable-step]"#,
        #"F.xml:8:115: error: no cell has a list 't' [unknown-node]"#,
      ]),
    InvalidFixture(
      "a list before its container",
      in: #"""
        \#(InvalidFixture.strips)
        <table name="T"><cells><node cell="E"/></cells><section><item><value field="l" t="a"/></item></section>
        <expect width="320"><inside at="0.0" node="strip"><count is="1"/></inside></expect></table>
        <collection name="S" model="M"><cells><node cell="C"/></cells></collection>
        """#,
      says: [
        #"F.xml:6:44: error: 'strip' shows 'S', which must come before this container "#
          + #"[unknown-node]"#
      ]),
  ]

  static let repetitions: [InvalidFixture] = [
    InvalidFixture(
      "an each in an each",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><stack><each in="{l}"><stack><each in="{l}"><spec/></each></stack></each></stack></cellNode>
        """#,
      says: [
        #"F.xml:4:59: error: an 'each' cannot be inside of another 'each' [misplaced-element]"#
      ]),
    InvalidFixture(
      "an element of a list outside of each",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{$each}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:47: error: '$each' is not known here; it is the element of an 'each' "#
          + #"[unknown-context]"#
      ]),
    InvalidFixture(
      "a field of an element that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><stack><each in="{l}"><textNode text="{$each.name}"/></each></stack></cellNode>
        """#,
      says: [
        #"F.xml:4:75: error: 'String' has no member 'name' [unknown-member]"#
      ]),
    InvalidFixture(
      "an each in an inset",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><inset insets="1"><each in="{l}"><spec/></each></inset></cellNode>
        """#,
      says: [
        #"F.xml:4:49: error: 'each' is not allowed in 'inset'; it belongs in 'wrapper', 'stack' or "#
          + #"'absolute' [misplaced-element]"#
      ]),
    InvalidFixture(
      "a repeated node without a number",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><stack><each in="{l}"><textNode name="tag"/></each></stack></cellNode>
        <table name="T"><cells><node cell="E"/></cells><section><item k="ad" n="1" d="2024-05-01" t="" b="true" c="red"/></section><expect width="1"><absent at="0.0" node="tag"/></expect></table>
        """#,
      says: [
        #"F.xml:5:165: error: an 'each' repeats 'tag'; name one of the nodes, such as "#
          + #"'tag.0' [unknown-node]"#
      ]),
    InvalidFixture(
      "an unknown style",
      in: #"""
        <style name="chip" alpha="0.5"/>
        <cellNode name="E"><textNode style="chp"/></cellNode>
        """#,
      says: [
        #"F.xml:3:37: error: there is no style 'chp'; did you mean 'chip'? [unknown-style]"#
      ]),
    InvalidFixture(
      "a property that the element lacks",
      in: #"""
        <style name="chip" alpha="0.5" font="14"/>
        <cellNode name="E"><stack><textNode style="chip"/><imageNode style="chip"/></stack></cellNode>
        """#,
      says: [
        #"F.xml:3:69: error: 'imageNode' has no attribute 'font', which the style 'chip' "#
          + #"states [unknown-attribute]"#,
        #"F.xml:2:32: note: it is stated here"#,
      ]),
  ]

  static let styles: [InvalidFixture] = [
    InvalidFixture(
      "a property that no element has",
      in: #"""
        <style name="chip" fnot="14"/>
        """#,
      says: [
        #"F.xml:2:20: error: no layout element has a property 'fnot'; did you mean "#
          + #"'font'? [unknown-attribute]"#
      ]),
    InvalidFixture(
      "a wrong value in a style",
      in: #"""
        <style name="chip" font="bolt 14"/>
        <cellNode name="E"><stack><textNode style="chip"/><textNode style="chip"/></stack></cellNode>
        """#,
      says: [
        #"F.xml:2:26: error: 'bolt' is not a font of iOS, and the fixture has no font "#
          + #"files; did you mean 'bold 14'? [unknown-font]"#
      ]),
    InvalidFixture(
      "two styles of one name",
      in: #"""
        <style name="chip"/>
        <style name="chip"/>
        """#,
      says: [
        #"F.xml:3:14: error: there are two styles 'chip' [duplicate-name]"#,
        #"F.xml:2:14: note: the first 'chip' is here"#,
      ]),
    InvalidFixture(
      "an unknown format",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{p: currncy EUR}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: there is no format 'currncy'; did you mean 'currency'? "#
          + #"[invalid-format]"#
      ]),
    InvalidFixture(
      "a format of another type",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{d: currency EUR}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: 'd' is of type 'Date', but 'currency' formats 'Int' or "#
          + #"'Double' or 'CGFloat' [binding-type]"#
      ]),
  ]

  static let formats: [InvalidFixture] = [
    InvalidFixture(
      "a currency that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{n: currency ERU}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: 'ERU' is not the code of a currency, such as 'EUR'; did you "#
          + #"mean 'ERN'? [invalid-format]"#
      ]),
    InvalidFixture(
      "a currency without a code",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{n: currency}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: 'currency' needs a code, such as 'currency EUR' [invalid-format]"#
      ]),
    InvalidFixture(
      "an hour in a skeleton",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{d: dateTime HHmm}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: write 'j' for the hour: the locale decides how it counts "#
          + #"[invalid-format]"#
      ]),
    InvalidFixture(
      "a field that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{d: dateTime yMMMx}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: 'x' is not a field of a date, or occurs twice; the fields "#
          + #"are G y yy yyyy Q QQQ QQQQ M MM MMM MMMM MMMMM d dd E EEE EEEE EEEEE EEEEEE j "#
          + #"jj m mm s ss z zzzz [invalid-format]"#
      ]),
    InvalidFixture(
      "a relative date without a moment",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{d: relative}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:50: error: 'relative' needs a moment: state it as the attribute 'date' "#
          + #"of 'fixture' [invalid-format]"#
      ]),
    InvalidFixture(
      "a format in a number",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode alpha="{p: percent}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:51: error: only a binding in a text has a format [invalid-format]"#
      ]),
    InvalidFixture(
      "an empty format",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="{n:}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:49: error: a format is missing after the colon, such as '{price: "#
          + #"currency EUR}' [invalid-format]"#
      ]),
    InvalidFixture(
      "an optional value with a format in a text",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode text="a {p: percent}"/></cellNode>
        """#,
      says: [
        #"F.xml:4:48: error: 'p' may be missing; guard the element with if="{p}" or give "#
          + #"it a default [optional-binding]"#
      ]),
    InvalidFixture(
      "a symbol's name",
      in: #"""
        <images>
        <symbol name="Star"/></images>
        """#,
      says: [
        #"F.xml:3:15: error: 'Star' is not the name of a system symbol: lowercase letters "#
          + #"and digits between dots, as in 'star.fill' [invalid-value]"#
      ]),
    InvalidFixture(
      "an underline that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode underlineStyle="wavy"/></cellNode>
        """#,
      says: [
        #"F.xml:4:56: error: 'wavy' is not one of 'single', 'thick', 'double' [unknown-case]"#
      ]),
  ]

  static let texts: [InvalidFixture] = [
    InvalidFixture(
      "a font weight that is none",
      in: #"""
        \#(InvalidFixture.entries)
        <cellNode name="E" model="M"><textNode font="semibol 14"/></cellNode>
        """#,
      says: [
        #"F.xml:4:46: error: 'semibol' is not a font of iOS, and the fixture has no font "#
          + #"files; did you mean 'semibold 14'? [unknown-font]"#
      ])
  ]
}
