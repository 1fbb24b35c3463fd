import FixtureHosting
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Environments")
struct EnvironmentTests {
  private var environment: RuntimeEnvironment { .current }

  @Suite(.device(.iPhoneSE), .layoutDirection(.rightToLeft))
  struct Nested {
    private var environment: RuntimeEnvironment { .current }

    @Test("a suite's traits reach its tests")
    func suite() {
      #expect(environment.screen.size == CGSize(width: 320, height: 568))
      #expect(environment.traits.layoutDirection == .rightToLeft)
      #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    }

    @Test("a test's trait wins over its suite's, the others stay", .device(.iPad))
    func inner() {
      #expect(environment.screen.size == CGSize(width: 768, height: 1024))
      #expect(environment.traits.userInterfaceIdiom == .pad)
      #expect(environment.traits.layoutDirection == .rightToLeft)
    }

    @Test("a closure wins over its test, and ends with its scope")
    func closure() async {
      let inside = await withDevice(.iPhoneX) { RuntimeEnvironment.current.screen }
      #expect(inside.scale == 3)
      #expect(inside.safeAreaInsets.top == 44)
      #expect(environment.screen.scale == 2)
    }
  }

  @Test(
    "a device held sideways swaps its sides and its classes", .device(.iPhone14),
    .orientation(.landscape))
  func landscape() {
    #expect(environment.screen.size == CGSize(width: 844, height: 390))
    #expect(environment.screen.safeAreaInsets.left == 47)
    #expect(environment.traits.verticalSizeClass == .compact)
  }

  @Test("a scale wins over the device's", .device(.iPhone14), .scale(1))
  func scale() {
    #expect(environment.screen.scale == 1)
  }

  @Test("text size and appearance are traits", .contentSize(.extraLarge), .appearance(.dark))
  func traits() {
    #expect(environment.traits.preferredContentSizeCategory == .extraLarge)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("each scope has a scheduler of its own")
  func schedulers() async {
    let outer = environment.scheduler
    let inner = await withScale(1) { RuntimeEnvironment.current.scheduler }
    #expect(outer !== inner)
    let stepped = await withSchedule(seed: 1) { RuntimeEnvironment.current.scheduler }
    #expect(stepped is RuntimeScheduling.SteppedScheduler)
  }

  @Test(
    "a matrix makes every combination of its axes",
    arguments: FixtureEnvironmentMatrix(
      devices: [.iPhoneSE, .iPad], layoutDirections: [.leftToRight, .rightToLeft]))
  func matrix(combination: FixtureEnvironment) async {
    await combination {
      #expect(environment.screen.size == combination.configuration.device?.size)
      #expect(environment.traits.layoutDirection == combination.configuration.layoutDirection)
    }
  }

  @Test("a matrix has the product of its axes, the last changing fastest")
  func matrixOrder() {
    let matrix = FixtureEnvironmentMatrix(devices: [.iPhoneSE, .iPad], scales: [1, 2, 3])
    #expect(matrix.count == 6)
    #expect(
      matrix.map(\.testDescription).prefix(2) == [
        "device iPhoneSE, scale 1", "device iPhoneSE, scale 2",
      ])
    #expect(FixtureEnvironmentMatrix().count == 1)
  }

  @Test("every device is found by its name, and a wrong name finds none")
  func names() {
    for device in FixtureDevice.all { #expect(FixtureDevice(named: device.name) == device) }
    #expect(Set(FixtureDevice.all.map(\.name)).count == FixtureDevice.all.count)
    #expect(FixtureDevice(named: "iPhoneNope") == nil)
  }
}
