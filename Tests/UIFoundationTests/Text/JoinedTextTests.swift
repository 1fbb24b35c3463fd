import Foundation
import Testing
import UIFoundation

/// Texts with attributes that are put together, whose attributes Foundation compares.
@Suite struct JoinedTextTests {
  /// How one of two different values of an attribute is made.
  struct Values: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (_ isSecond: Bool) -> NSObject

    init(_ name: String, _ make: @escaping @Sendable (_ isSecond: Bool) -> NSObject) {
      testDescription = name
      self.make = make
    }
  }

  // Foundation took the first words of some of these for the number of no type: that of a color
  // without red or with all of it, of a long name, and of a shadow that is not offset.
  static let values = [
    Values("full red") { UIColor(red: 1, green: $0 ? 1 : 0, blue: 0, alpha: 1) },
    Values("no red") { UIColor(red: 0, green: $0 ? 1 : 0, blue: 0, alpha: 1) },
    Values("grays") { UIColor(white: $0 ? 1 : 0.5, alpha: 1) },
    Values("sizes") { UIFont.systemFont(ofSize: $0 ? 17 : 12) },
    Values("long font names") { isSecond in
      UIFontDescriptor(
        name: isSecond ? "HelveticaNeue-Condensed" : "HelveticaNeue-CondensedBold", size: 9)
    },
    Values("paragraph styles") { isSecond in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = isSecond ? 4 : 0
      return style
    },
    Values("shadows") { isSecond in
      let shadow = NSShadow()
      shadow.shadowBlurRadius = isSecond ? 4 : 0
      return shadow
    },
  ]

  // Foundation ends the process where it cannot compare two values, so that each test has its own.
  @Test(arguments: values.map(\.testDescription))
  func `texts with different and with equal objects as attributes can be joined`(
    _ name: String
  ) async {
    await #expect(processExitsWith: .success) { [name] in
      let values = try #require(JoinedTextTests.values.first { $0.testDescription == name })
      let text = NSMutableAttributedString(string: "a", attributes: [.joined: values.make(false)])
      for isSecond in [true, false, false] {
        let value = values.make(isSecond)
        text.append(NSAttributedString(string: "b", attributes: [.joined: value]))
      }
      #expect(text.parts(of: .joined) == [1, 1, 2])
    }
  }

  @Test func `two attachments that are alike stay two`() async {
    await #expect(processExitsWith: .success) {
      let text = NSMutableAttributedString(string: "")
      for _ in 0..<3 { text.append(NSAttributedString(attachment: NSTextAttachment())) }
      #expect(text.parts(of: .attachment) == [1, 1, 1])
    }
  }

  @Test func `a name and what was said can differ in every attribute`() async {
    await #expect(processExitsWith: .success) {
      let text = NSMutableAttributedString(
        string: "name",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.black])
      let plain: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.darkGray,
      ]
      text.append(NSAttributedString(string: " said", attributes: plain))
      text.append(
        NSAttributedString(
          string: " more",
          attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]))
      #expect(text.string == "name said more")
      #expect(text.parts(of: .foregroundColor) == [4, 5, 5])
    }
  }
}

extension NSAttributedString.Key {
  fileprivate static let joined = NSAttributedString.Key("joined")
}

extension NSAttributedString {
  /// The lengths of the parts with one value of an attribute each.
  fileprivate func parts(of key: Key) -> [Int] {
    var lengths: [Int] = []
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }
}
