import Foundation
import Testing
import UIKit

@testable import UIKitLists

@Suite("Contents of lists")
@MainActor
struct ListContentTests {
  private func view(_ content: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIListContentView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }
  }

  @Test("texts are one below the other between the margins, in the middle of the height")
  func below() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    let labels = labels(view(content))
    #expect(labels.map(\.text) == ["Title", "Detail"])
    #expect(labels.map(\.frame.minX) == [16, 16] && labels.map(\.frame.width) == [268, 268])
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 4)
    #expect(abs(labels[0].frame.minY - (80 - labels[1].frame.maxY)) < 1e-9)
    #expect(labels[0].font == .preferredFont(forTextStyle: .body))
    #expect(labels[1].font == .preferredFont(forTextStyle: .caption1))
  }

  @Test("a value is at the trailing side, below where both do not fit")
  func beside() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "On"
    let shown = view(content)
    let labels = labels(shown)
    #expect(labels[1].frame.maxX == 284 && labels[1].textColor == .secondaryLabel)
    #expect(labels[0].frame.midY == 40 && labels[1].frame.midY == 40)
    content.secondaryText = String(repeating: "long ", count: 20)
    shown.configuration = content
    shown.layoutIfNeeded()
    #expect(labels[1].frame.minX == 16 && labels[1].frame.minY > labels[0].frame.minY)
  }

  @Test("an image is before the texts and is made no larger than it may be")
  func image() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIImage(name: "wide", size: CGSize(width: 60, height: 30))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.cornerRadius = 3
    let shown = view(content)
    let image = shown.subviews.compactMap { $0 as? UIImageView }[0]
    #expect(image.frame == CGRect(x: 16, y: 35, width: 20, height: 10))
    #expect(image.layer.cornerRadius == 3 && image.clipsToBounds)
    #expect(abs(labels(shown)[0].frame.minX - (16 + 20 + 16)) < 1e-9)
    shown.semanticContentAttribute = .forceRightToLeft
    shown.setNeedsLayout()
    shown.layoutIfNeeded()
    #expect(image.frame.maxX == 284)
  }

  @Test("the size is the content's with its margins, and grows with the lines of a narrow view")
  func size() {
    var content = UIListContentConfiguration.cell()
    content.text = "Some words that need several lines"
    content.directionalLayoutMargins.bottom = 13
    let shown = view(content)
    let wide = shown.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = shown.sizeThatFits(CGSize(width: 100, height: 0))
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(abs(wide.height - (line + 24)) < 1 && narrow.height > wide.height + line)
    #expect(shown.intrinsicContentSize == wide)
  }

  @Test(
    "letters are turned as the content asks",
    arguments: [
      (UIListContentConfiguration.TextProperties.TextTransform.none, "big Dog"),
      (.uppercase, "BIG DOG"), (.lowercase, "big dog"), (.capitalized, "Big Dog"),
    ])
  func transform(
    kind: UIListContentConfiguration.TextProperties.TextTransform, shown: String
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = "big Dog"
    content.textProperties.transform = kind
    #expect(labels(view(content))[0].text == shown)
    content.attributedText = NSAttributedString(string: "As it is")
    #expect(labels(view(content))[0].text == "As it is")
  }

  @Test("transformers make the colors that are shown")
  func colors() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "section"
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    let label = labels(view(content))[0]
    #expect(label.textColor == .green && label.text == "SECTION")
    let gray = UIConfigurationColorTransformer.grayscale(.red)
    var white: CGFloat = 0
    gray.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.299) < 0.01)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
    #expect(content.imageProperties.resolvedTintColor(for: .blue) == .blue)
  }

  @Test("rows of lists keep their accessories, each shown when its kind is by default")
  func accessories() {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [
      .disclosureIndicator(), .checkmark(), .delete(), .reorder(displayed: .always),
      .label(text: "5"), .outlineDisclosure(), .multiselect(), .insert(), .detail(),
      .customView(
        configuration: .init(
          customView: UIView(), placement: .leading(displayed: .whenNotEditing))),
    ]
    #expect(
      cell.accessories.map(\.displayedState) == [
        .always, .always, .whenEditing, .always, .always, .always, .whenEditing, .whenEditing,
        .always, .whenNotEditing,
      ])
    #expect(cell.accessories[4].label?.text == "5" && cell.accessories[9].customView != nil)
    #expect(cell.defaultContentConfiguration().text == nil && cell.indentationWidth == 10)
  }

  @Test("guides lie where image and texts were placed, and there is none for what is missing")
  func guides() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let shown = view(content)
    #expect(shown.imageLayoutGuide == nil && shown.secondaryTextLayoutGuide == nil)
    #expect(shown.textLayoutGuide?.layoutFrame == labels(shown)[0].frame)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    shown.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: shown.textLayoutGuide!.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: shown.bottomAnchor),
    ])
    shown.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 16, y: 79, width: 10, height: 1))
  }
}
