import Testing
import UIKit

@testable import UIKit

/// Source: the pages of `UIButton.Configuration` and of `configurationUpdateHandler`.
@Suite("Button configurations")
@MainActor
struct ButtonConfigurationTests {
  private static let image = UIImage(name: "i", size: CGSize(width: 20, height: 30))

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.titleLabel?.font = UIFont(name: "Helvetica", size: 10)
    return button
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

  @Test("the title has the base colour, else that of the look")
  func colour() {
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
}
