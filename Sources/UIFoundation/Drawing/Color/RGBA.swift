/// The components of a color, from 0 to 1 unless the color is outside of sRGB.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from three bytes and an opacity.
  package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  /// The hue, saturation, and brightness of the color, each from 0 to 1.
  package var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard high > 0, span > 0 else { return (0, 0, high) }
    let sixth: CGFloat =
      high == red
      ? (green - blue) / span
      : high == green ? (blue - red) / span + 2 : (red - green) / span + 4
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, span / high, high)
  }

  /// Creates a color from hue, saturation, and brightness, each from 0 to 1.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The color as hexadecimal text, `#RRGGBBAA`.
  package var hexadecimal: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = Int((component.clamped(from: 0, to: 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
