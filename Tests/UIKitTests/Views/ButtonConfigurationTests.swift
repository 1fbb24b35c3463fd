import Testing
import UIKit

/// Source: the pages of `UIButton.Configuration` and of `configurationUpdateHandler`.
@Suite("Button configurations")
@MainActor
struct ButtonConfigurationTests {
  private static let image = UIImage(name: "i", size: CGSize(width: 20, height: 30))

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.titleTextAttributesTransformer = .init { given in
      var own = given
      own.uiKit.font = UIFont(name: "Helvetica", size: 10)
      return own
    }
    configuration.subtitleTextAttributesTransformer = configuration.titleTextAttributesTransformer
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont(name: "Helvetica", size: 10) as Any]).width
  }

  @Test("title, image, padding and insets make the size")
  func size() {
    let button = button {
      $0.title = "ok"
      $0.image = Self.image
      $0.imagePadding = 5
    }
    #expect(button.titleLabel?.text == "ok" && button.imageView?.image == Self.image)
    #expect(button.intrinsicContentSize.height == 34)
    #expect(abs(button.intrinsicContentSize.width - (31 + width("ok"))) <= 0.5)
    button.configuration?.image = nil
    #expect(abs(button.intrinsicContentSize.width - (6 + width("ok"))) <= 0.5)
  }

  @Test(
    "the image lies where lines begin, or end, whichever the reading direction",
    arguments: [
      (NSDirectionalRectEdge.leading, UISemanticContentAttribute.forceLeftToRight, true),
      (.trailing, .forceLeftToRight, false), (.leading, .forceRightToLeft, false),
      (.trailing, .forceRightToLeft, true),
    ])
  func placement(
    edge: NSDirectionalRectEdge, direction: UISemanticContentAttribute, isLeft: Bool
  ) throws {
    let button = button {
      $0.title = "ok"
      $0.image = Self.image
      $0.imagePadding = 5
      $0.imagePlacement = edge
    }
    button.semanticContentAttribute = direction
    button.sizeToFit()
    button.layoutIfNeeded()
    let (image, title) = (
      try #require(button.imageView?.frame), try #require(button.titleLabel?.frame)
    )
    #expect(isLeft ? title.minX - image.maxX == 5 : image.minX - title.maxX == 5)
    let leading: CGFloat = direction == .forceLeftToRight ? 2 : 4
    #expect(min(image.minX, title.minX) == leading)
  }

  @Test("what a configuration leaves out is the state's")
  func fallback() {
    let button = button { _ in }
    button.setTitle("state", for: .normal)
    button.setImage(Self.image, for: .normal)
    #expect(button.titleLabel?.text == "state" && button.imageView?.image == Self.image)
    button.configuration?.title = "own"
    #expect(button.titleLabel?.text == "own")
    button.configuration?.attributedTitle = "rich"
    #expect(button.titleLabel?.text == "rich")
    button.configuration = nil
    #expect(button.titleLabel?.text == "state")
  }

  @Test("the title has the base color, else that of the look")
  func color() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .white)
    button.configuration = .plain()
    #expect(button.titleLabel?.textColor == .red)
    button.configuration?.baseForegroundColor = .green
    #expect(button.titleLabel?.textColor == .green)
    #expect(UIButton.Configuration.gray() != .tinted())
  }

  @Test("the handler changes the configuration with the state")
  func handler() {
    let button = button { $0.title = "up" }
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "down")
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "up")
  }

  @Test("a primary action gives title and image, and runs when the button is tapped")
  func primaryAction() {
    let log = CallLog()
    let action = UIAction(title: "act", image: Self.image) { _ in log("ran") }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.titleLabel?.text == "act" && button.imageView?.image == Self.image)
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["ran"])
  }

  @Test(
    "the image lies above or below the titles, each in the middle",
    arguments: [NSDirectionalRectEdge.top, .bottom])
  func stacking(edge: NSDirectionalRectEdge) throws {
    let button = button {
      $0.title = "longer than it"
      $0.image = Self.image
      $0.imagePadding = 5
      $0.imagePlacement = edge
    }
    let line = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: line.width + 6, height: line.height + 39))
    button.frame.size = CGSize(width: line.width + 26, height: line.height + 59)
    button.layoutIfNeeded()
    let (image, title) = (
      try #require(button.imageView?.frame), try #require(button.titleLabel?.frame)
    )
    #expect(edge == .top ? title.minY - image.maxY == 5 : image.minY - title.maxY == 5)
    #expect(image.midX == 12 + line.width / 2 && title.midX == image.midX)
    #expect(min(image.minY, title.minY) == 11)
  }

  @Test(
    "the subtitle lies below the title, as the alignment of the titles says",
    arguments: [
      (UIButton.Configuration.TitleAlignment.automatic, 0.0), (.leading, 0), (.center, 0.5),
      (.trailing, 1),
    ])
  func subtitle(alignment: UIButton.Configuration.TitleAlignment, part: CGFloat) throws {
    let button = button {
      $0.title = "ok"
      $0.subtitle = "a longer subtitle"
      $0.titlePadding = 3
      $0.titleAlignment = alignment
    }
    let (upper, lower) = (
      try #require(button.titleLabel), try #require(button.subtitleLabel)
    )
    #expect(!lower.isHidden && lower.text == "a longer subtitle")
    let (one, two) = (upper.intrinsicContentSize, lower.intrinsicContentSize)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: two.width + 6, height: one.height + two.height + 7))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(lower.frame.minY - upper.frame.maxY == 3 && lower.frame.minX == 2)
    #expect(upper.frame.minX == 2 + part * (two.width - one.width))
    button.configuration?.subtitle = nil
    #expect(lower.isHidden && button.intrinsicContentSize.height == one.height + 4)
  }

  @Test("a spinner is in the image's place")
  func spinner() throws {
    let button = button {
      $0.image = Self.image
      $0.showsActivityIndicator = true
    }
    #expect(button.imageView?.image == nil)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
    button.configuration?.showsActivityIndicator = false
    #expect(button.imageView?.image == Self.image)
    #expect(button.intrinsicContentSize == CGSize(width: 26, height: 34))
  }

  @Test("a title that does not fit takes several lines where its line breaks wrap")
  func wrapping() throws {
    let button = button { $0.title = "one two three four" }
    let label = try #require(button.titleLabel)
    let line = label.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: line.width / 2 + 12, height: 100)
    button.layoutIfNeeded()
    #expect(label.frame.height == 2 * line.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    #expect(label.frame.height == line.height)
  }

  @Test("the fonts are the configuration's, whatever was set on the labels")
  func fonts() throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "ok"
    let label = try #require(button.titleLabel)
    label.font = .systemFont(ofSize: 40)
    button.isEnabled = false
    #expect(label.font.pointSize == 17)
    button.configuration?.buttonSize = .small
    #expect(label.font.pointSize == 15)
  }
}
