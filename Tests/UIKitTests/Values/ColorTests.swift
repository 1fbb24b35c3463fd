import Testing
import UIKit

@Suite("Colors")
struct ColorTests {
  @Test("colors with equal components are equal, however they were made")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
  }

  @Test(
    "hue, saturation and brightness give the primary and mixed colors",
    arguments: [
      (0.0, UIColor.red), (1.0, UIColor.yellow), (2.0, UIColor.green), (3.0, UIColor.cyan),
      (4.0, UIColor.blue), (5.0, UIColor.magenta),
    ])
  func hue(sixths: Double, expected: UIColor) {
    let hue = sixths / 6
    let color = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
    #expect(color.rgba.hexadecimal == expected.rgba.hexadecimal)
    var back: CGFloat = -1
    expected.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(Double(back) - hue) < 1e-9)
  }

  @Test("a color that is not a gray has no white component")
  func white() {
    var white: CGFloat = -1
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("a system color follows the appearance and equals itself by name")
  func system() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.systemBackground)
  }

  @Test("a dynamic color stays dynamic with another opacity")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let faded = color.withAlphaComponent(0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faded.resolvedColor(with: dark) == UIColor.red.withAlphaComponent(0.5))
    var environment = RuntimeEnvironment()
    environment.traits.userInterfaceStyle = .dark
    #expect(environment.bind { color.cgColor } == UIColor.red.cgColor)
  }

  @Test("a named color comes from the environment alone")
  func named() {
    var environment = RuntimeEnvironment()
    environment.assets.colors["brand"] = .purple
    #expect(environment.bind { UIColor(named: "brand") } == .purple)
    #expect(UIColor(named: "brand") == nil)
  }
}
