import Testing
import UIKit

@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(_ formats: [String], options: NSLayoutConstraint.FormatOptions = []) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 6, "strong": 750.0],
          views: ["a": first, "b_2": second]))
    }
    root.layoutIfNeeded()
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let formats: [String]
    var options: NSLayoutConstraint.FormatOptions = []
    let first: CGRect
    let second: CGRect
    var testDescription: String { formats.joined(separator: " ") }
  }

  @Test(
    "lengths, distances, metrics and alignments of a line decide frames",
    arguments: [
      Line(
        formats: ["H:|-10-[a(30)]-gap-[b_2]|", "V:|[a]|", "V:|-5-[b_2]-15-|"],
        first: CGRect(x: 10, y: 0, width: 30, height: 80),
        second: CGRect(x: 46, y: 5, width: 54, height: 60)),
      Line(
        formats: ["|-[a]-[b_2(==a)]-|", "V:|[a]|", "V:|[b_2]|"],
        first: CGRect(x: 8, y: 0, width: 38, height: 80),
        second: CGRect(x: 54, y: 0, width: 38, height: 80)),
      Line(
        formats: ["V:|-[a(20)][b_2(>=10,<=12,==40@strong)]", "H:|[a]|", "H:|[b_2]|"],
        first: CGRect(x: 0, y: 8, width: 100, height: 20),
        second: CGRect(x: 0, y: 28, width: 100, height: 12)),
      Line(
        formats: ["H:|-( >=4, 9@strong )-[a(20)]-(-5)-[b_2(20)]", "V:|-3-[a(7)]"],
        options: [.alignAllTop, .alignAllBottom],
        first: CGRect(x: 9, y: 3, width: 20, height: 7),
        second: CGRect(x: 24, y: 3, width: 20, height: 7)),
      Line(
        formats: ["H:|-10-[a(30)]-5-[b_2(20)]", "V:|[a]|"],
        options: [.directionRightToLeft, .alignAllTop, .alignAllBottom],
        first: CGRect(x: 60, y: 0, width: 30, height: 80),
        second: CGRect(x: 35, y: 0, width: 20, height: 80)),
    ])
  func frames(line: Line) {
    lay(line.formats, options: line.options)
    #expect(first.frame == line.first)
    #expect(second.frame == line.second)
  }

  @Test(
    "a text that is no line, and a name that is not given, make no constraint and are reported",
    arguments: [
      "", "|", "H:", "H:|-[a", "H:[a]-", "H:[a]-8[b_2]", "H:[a(]", "H:[a(3,)]", "H:|[a]|[b_2]",
      "X:[a]", "H:[c]", "H:[a(d)]", "H:[a(3@e)]", "H:|-(-gap)-[a]", "H:[a]--[b_2]",
    ])
  func mistakes(format: String) {
    let log = ViolationLog()
    log.environment.bind {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: ["gap": 6],
          views: ["a": first, "b_2": second]
        ).isEmpty)
    }
    #expect(log.codes == [.invalidVisualFormat])
  }

  @Test("a superview that is not there is reported")
  func noSuperview() {
    let log = ViolationLog()
    log.environment.bind {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|[a]", options: [], metrics: nil, views: ["a": UIView()]
        ).isEmpty)
    }
    #expect(log.codes == [.invalidVisualFormat])
  }
}
