import Foundation
import Testing
import UIKit

@Suite("Key-value coding of layers and animations")
@MainActor
struct LayerKeyValueTests {
  private let layer = CALayer()

  @Test(
    "numbers are set by key whatever their type, and read as they are kept",
    arguments: ["cornerRadius", "borderWidth", "zPosition", "shadowRadius"])
  func numbers(key: String) {
    for value in [CGFloat(3), 3.0, Float(3), 3, NSNumber(value: 3)] as [Any] {
      layer.setValue(0, forKey: key)
      layer.setValue(value, forKey: key)
      #expect(layer.value(forKey: key) as? CGFloat == 3)
    }
    layer.setValue("wide", forKey: key)
    #expect(layer.value(forKeyPath: key) as? CGFloat == 3)
  }

  @Test("colors may be taken away, and other properties keep their types")
  func values() {
    layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
    #expect(layer.borderColor == UIColor.red.cgColor)
    layer.setValue(nil, forKey: "borderColor")
    #expect(layer.borderColor == nil)
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5 && layer.value(forKey: "opacity") as? Float == 0.5)
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden)
  }

  @Test("any other key keeps what the app puts there")
  func ownKeys() {
    #expect(layer.value(forKey: "owner") == nil)
    layer.setValue("me", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "me")
    #expect(layer.presentation()?.value(forKeyPath: "owner") as? String == "me")
    layer.setValue(nil, forKey: "owner")
    #expect(layer.value(forKey: "owner") == nil)
  }

  @Test("a property of a kind of layers is a key of the app's own elsewhere")
  func kinds() {
    let shape = CAShapeLayer()
    shape.setValue(0.25, forKey: "strokeEnd")
    layer.setValue(0.25, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.25 && layer.value(forKey: "strokeEnd") as? Double == 0.25)
  }

  @Test(
    "paths name the parts of points, sizes and rectangles",
    arguments: [
      ("bounds.size.width", 10), ("bounds.size.height", 20), ("bounds.origin.x", 1),
      ("bounds.origin.y", 2), ("position.x", 5), ("position.y", 6),
      ("shadowOffset.height", 8),
    ] as [(String, CGFloat)])
  func parts(path: String, value: CGFloat) {
    layer.bounds = CGRect(x: 1, y: 2, width: 10, height: 20)
    layer.position = CGPoint(x: 5, y: 6)
    layer.shadowOffset = CGSize(width: 7, height: 8)
    #expect(layer.value(forKeyPath: path) as? CGFloat == value)
    layer.setValue(value + 1, forKeyPath: path)
    #expect(layer.value(forKeyPath: path) as? CGFloat == value + 1)
    let others = ["bounds.size.width", "bounds.size.height", "position.x", "position.y"]
    let sum = others.compactMap { layer.value(forKeyPath: $0) as? CGFloat }.reduce(0, +)
    #expect(sum == (others.contains(path) ? 42 : 41))
  }

  @Test(
    "paths name scale, rotation and translation of transforms, and setting one leaves the others",
    arguments: [
      "transform.scale.x", "transform.scale.y", "transform.rotation.x", "transform.rotation.y",
      "transform.rotation.z", "transform.translation.x", "transform.translation.z",
    ])
  func transform(path: String) {
    let paths = [
      "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.rotation.x",
      "transform.rotation.y", "transform.rotation.z", "transform.translation.x",
      "transform.translation.y", "transform.translation.z",
    ]
    let values: [CGFloat] = [2, 3, 4, 0.1, 0.2, 0.3, 7, 8, 9]
    for (path, value) in zip(paths, values) { layer.setValue(value, forKeyPath: path) }
    layer.setValue(0.5, forKeyPath: path)
    for (other, value) in zip(paths, values) {
      let expected = other == path ? 0.5 : value
      let found = layer.value(forKeyPath: other) as? CGFloat ?? .nan
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test("without an axis a path means all scales, the rotation about z and the plane")
  func wholeParts() {
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 2, 2)))
    layer.transform = CATransform3DIdentity
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
    #expect(abs(layer.transform.m12 - 1) < 1e-12)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat == .pi / 2)
    #expect(layer.value(forKeyPath: "transform.rotation") as? CGFloat == .pi / 2)
    layer.transform = CATransform3DIdentity
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
    #expect(layer.value(forKeyPath: "transform.scale") as? CGFloat == 1)
  }

  @Test(
    "paths that lead nowhere have no value and change nothing",
    arguments: [
      "", "position.z", "bounds.middle.x", "transform.skew", "transform.scale.w",
      "transform.scale.x.y", "nothing.x", "position.x.y",
    ])
  func nowhere(path: String) {
    layer.position = CGPoint(x: 5, y: 6)
    #expect(layer.value(forKeyPath: path) == nil)
    layer.setValue(3, forKeyPath: path)
    #expect(layer.position == CGPoint(x: 5, y: 6) && CATransform3DIsIdentity(layer.transform))
  }

  @Test("animations keep keys of the app's own")
  func animations() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
    #expect(animation.value(forKey: "other") == nil)
  }
}
