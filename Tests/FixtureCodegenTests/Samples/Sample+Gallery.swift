import FixtureContract
import FixtureModel

extension Sample {
  /// The mosaic of images in which every third cell is plain, with two sections.
  static func gallery(access: AccessLevel = .public) -> Fixture {
    var container = container(
      "Gallery", .collection, itemModel: "Photo",
      rules: [
        rule(.plain, reference("ImageCollectionViewCell", .plainCell), .every(3, offset: 1)),
        rule(.node, reference("ImageCellNode", .cellNode)),
      ],
      sections: [
        section([row([.image("image_0")]), row([.image("image_1")])]),
        section([row([.image("image_0")])]),
      ])
    container.interop = .whenNoNode
    container.layout = .mosaic(mosaic)
    container.supplementaries = [header]
    container.expectations = [expectation]
    return fixture(
      "Fixtures/Gallery.xml", access: access, declarations: declarations,
      containers: [container])
  }

  private static var declarations: Declarations {
    var all = Declarations.empty
    all.images = [image("image_0", 453, 960), image("image_1", 500, 747)]
    all.models = [model("Photo", [field("image", .scalar(.image))])]
    all.cellNodes = [
      CellNode(
        name: "ImageCellNode", documentation: "An image in its own ratio.", model: "Photo",
        form: .layout([tree]), properties: [], position: position(4, 3))
    ]
    all.plainCells = [
      PlainView(
        role: .cell, name: "ImageCollectionViewCell", documentation: nil, className: nil,
        reuseIdentifier: "ImageCollectionViewCell", size: nil,
        properties: [property("backgroundColor", .object, .color, .color(.named("orange")))],
        position: position(6, 3))
    ]
    return all
  }

  private static var tree: LayoutNode {
    let photo = binding("image", .scalar(.image))
    let step = BindingStep(
      name: "ratio", member: .ratio, type: .scalar(.double), position: position())
    let ratio = binding("image", .scalar(.image), [step])
    let imageNode = element(
      "imageNode", .node("ASImageNode"), name: "imageNode",
      [property("image", .image, .binding(photo))])
    let ratioSpec = element(
      "ratio", .spec("ASRatioLayoutSpec"),
      [property("ratio", .initializer, .number, .binding(ratio))], [imageNode])
    return element(
      "inset", .spec("ASInsetLayoutSpec"),
      [property("insets", .initializer, .insets, .insets(insets(0)))], [ratioSpec])
  }

  private static var mosaic: MosaicLayout {
    MosaicLayout(
      form: .layoutDelegate, columns: 2, columnSpacing: 10, sectionInset: insets(10),
      interItemSpacing: InsetsValue(top: 10, left: 0, bottom: 10, right: 0), headerHeight: 44,
      position: position(7, 5))
  }

  private static var header: Supplementary {
    let number = Binding(
      root: .context(.section), type: .scalar(.int), position: position())
    let text = TextTemplate(parts: [.literal("Section "), .binding(number)])
    let cell = reference(
      "ASTextCellNode", .builtIn,
      [
        property("text", .string, .text(text)),
        property(
          "textInsets", .insets,
          .insets(InsetsValue(top: 11, left: 0, bottom: 11, right: 0))),
      ])
    return Supplementary(
      kind: .header, cell: cell, sections: .all, sizeRange: nil, position: position(7, 7))
  }

  private static var expectation: Expectation {
    let frame = FixtureAssertion.frame(
      of: .item(IndexPathValue(section: 0, item: 1).indexPath),
      is: FixtureExpectedRect(192.5, 54, 172.5, .any))
    return Expectation(
      name: "width375",
      conditions: FixtureConditions(width: 375, textSize: nil, style: nil),
      assertions: [
        Assertion(
          kind: .plainItems("0.1"), position: position(12, 7)),
        Assertion(kind: frame, position: position(13, 7)),
        Assertion(kind: .supplementaryCount(kind: "header", 2), position: position(14, 7)),
      ],
      position: position(11, 5))
  }

  static func insets(_ all: Double) -> InsetsValue {
    InsetsValue(top: all, left: all, bottom: all, right: all)
  }

  static func image(_ name: String, _ width: Double, _ height: Double) -> ImageDeclaration {
    ImageDeclaration(
      name: name, size: SizeValue(width: width, height: height), scale: 1, position: position())
  }

  static func element(
    _ element: String, _ kind: LayoutNodeKind, name: String? = nil, _ properties: [Property] = [],
    _ children: [LayoutNode] = [], if condition: Condition? = nil
  ) -> LayoutNode {
    LayoutNode(
      element: element, kind: kind, name: name.map { Located(value: $0, position: position()) },
      condition: condition, properties: properties, children: children, position: position(5, 7))
  }

  static func property(_ name: String, _ kind: ValueKind, _ value: PropertyValue) -> Property {
    property(name, .object, kind, value)
  }
}
