/// Invalid constants, with the expected diagnostics.
extension InvalidFixture {
  static let values: [InvalidFixture] = [
    InvalidFixture(
      "text where a number belongs",
      in: #"""
        <cellNode name="C"><stack spacing="wide"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: 'wide' is not a number [invalid-value]"#
      ]),
    InvalidFixture(
      "a size with one number",
      in: #"""
        <images><image name="a" size="12"/></images>
        """#,
      says: [
        #"F.xml:2:31: error: '12' is not a size: width and height, such as '100 50' "#
          + #"[invalid-value]"#
      ]),
    InvalidFixture(
      "insets with three numbers",
      in: #"""
        <cellNode name="C"><inset insets="1 2 3"><spec/></inset></cellNode>
        """#,
      says: [
        #"F.xml:2:35: error: '1 2 3' is not insets: top, left, bottom and right, or one "#
          + #"number for all [invalid-value]"#
      ]),
    InvalidFixture(
      "an unknown case",
      in: #"""
        <cellNode name="C"><stack direction="vertcal"/></cellNode>
        """#,
      says: [
        #"F.xml:2:38: error: 'vertcal' is not one of 'vertical', 'horizontal', "#
          + #"'verticalReverse', 'horizontalReverse'; did you mean 'vertical'? [unknown-case]"#
      ]),
    InvalidFixture(
      "an unknown option",
      in: #"""
        <cellNode name="C"><center centeringOptions="X Z"><spec/></center></cellNode>
        """#,
      says: [
        #"F.xml:2:46: error: 'Z' is not one of 'X', 'Y', 'XY'; did you mean 'X'? "#
          + #"[unknown-case]"#
      ]),
    InvalidFixture(
      "an unknown color",
      in: #"""
        <cellNode name="C" backgroundColor="orang"/>
        """#,
      says: [
        #"F.xml:2:37: error: 'orang' is not a color: a name such as 'systemBackground', or "#
          + #"'#RRGGBBAA'; did you mean 'orange'? [invalid-value]"#
      ]),
    InvalidFixture(
      "a font without a size",
      in: #"""
        <cellNode name="C"><textNode font="bold"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: 'bold' is not a font: '14', 'bold 14', 'italic 14', 'semibold 14', "#
          + #"'monospacedDigit 14', 'Helvetica 14', or a text style such as 'body' [invalid-value]"#
      ]),
    InvalidFixture(
      "a dimension in inches",
      in: #"""
        <cellNode name="C"><spec width="3in"/></cellNode>
        """#,
      says: [
        #"F.xml:2:33: error: '3in' is not a dimension: '12', '50%' or 'auto' [invalid-value]"#
      ]),
    InvalidFixture(
      "a truth value in capitals",
      in: #"""
        <cellNode name="C" isHidden="TRUE"/>
        """#,
      says: [
        #"F.xml:2:30: error: 'TRUE' is not 'true' or 'false'; did you mean 'true'? [invalid-value]"#
      ]),
    InvalidFixture(
      "a negative flex factor",
      in: #"""
        <cellNode name="C"><spec flexGrow="-1"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: 'flexGrow' must be a finite number that is not negative "#
          + #"[out-of-range]"#
      ]),
    InvalidFixture(
      "a ratio of zero",
      in: #"""
        <cellNode name="C"><ratio ratio="0"><spec/></ratio></cellNode>
        """#,
      says: [
        #"F.xml:2:34: error: 'ratio' must be finite and greater than 0 [out-of-range]"#
      ]),
    InvalidFixture(
      "an opacity above one",
      in: #"""
        <cellNode name="C" alpha="1.5"/>
        """#,
      says: [
        #"F.xml:2:27: error: 'alpha' must be between 0 and 1 [out-of-range]"#
      ]),
    InvalidFixture(
      "a minimum above the maximum",
      in: #"""
        <cellNode name="C"><spec minWidth="20"
         maxWidth="10"/></cellNode>
        """#,
      says: [
        #"F.xml:2:36: error: 'minWidth' is greater than 'maxWidth' [invalid-range]"#,
        #"F.xml:3:12: note: 'maxWidth' is stated here"#,
      ]),
    InvalidFixture(
      "an unknown image",
      in: #"""
        <images><image name="sky" size="1 1"/></images><cellNode name="C"><imageNode image="ski"/></cellNode>
        """#,
      says: [
        #"F.xml:2:85: error: there is no image 'ski'; did you mean 'sky'? [unknown-image]"#
      ]),
    InvalidFixture(
      "a URL with a space",
      in: #"""
        <cellNode name="C"><networkImageNode url="http://a b"/></cellNode>
        """#,
      says: [
        #"F.xml:2:43: error: 'http://a b' is not a URL [invalid-value]"#
      ]),
    InvalidFixture(
      "a scale of zero",
      in: #"""
        <images scale="0"/>
        """#,
      says: [
        #"F.xml:2:16: error: 'scale' must be greater than 0, and at most 100 [out-of-range]"#
      ]),
    InvalidFixture(
      "a module that nearly is imported",
      in: #"""
        <import module="ShopCells"/><cellNode name="C" class="ShopCell.Ad"/>
        """#,
      says: [
        #"F.xml:2:55: error: the fixture does not import 'ShopCell'; did you mean "#
          + #"'ShopCells'? [unknown-module]"#
      ]),
  ]
}
