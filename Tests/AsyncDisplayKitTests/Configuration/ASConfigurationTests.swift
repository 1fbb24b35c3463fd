import Testing

@testable import AsyncDisplayKit

@Suite("Configurations")
struct ASConfigurationTests {
  private final class Delegate: ASConfigurationDelegate {
    func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures) {}
  }

  @Test("features have names by their bits, and names have features")
  func names() {
    let all = ASExperimentalFeaturesGetNames(.featureAll)
    #expect(all.count == 17 && Set(all).count == 17)
    for (bit, name) in all.enumerated() {
      let feature = ASExperimentalFeatures(rawValue: 1 << UInt(bit))
      #expect(ASExperimentalFeaturesGetNames(feature) == [name])
      #expect(ASExperimentalFeaturesFromArray([name]) == feature)
    }
    #expect(ASExperimentalFeaturesFromArray(["exp_text_node"]) == .textNode)
    #expect(ASExperimentalFeatures.textNode.rawValue == 1)
    #expect(ASExperimentalFeaturesGetNames(.dispatchApply) == ["exp_dispatch_apply"])
    #expect(
      ASExperimentalFeaturesGetNames(.checkBatchFetchingOnScroll)
        == ["exp_check_batch_fetching_on_scroll"])
  }

  @Test("unknown bits and names are left out")
  func unknown() {
    #expect(
      ASExperimentalFeaturesGetNames([.textNode, ASExperimentalFeatures(rawValue: 1 << 22)])
        == ["exp_text_node"])
    #expect(ASExperimentalFeaturesFromArray(["nothing", "exp_dispatch_apply"]) == .dispatchApply)
  }

  @Test("a configuration reads its features from a dictionary, and copies them")
  func configuration() throws {
    let configuration = ASConfiguration(
      dictionary: [
        "version": 1, "experimental_features": ["exp_text_node", 3, "exp_drawing_global"],
      ])
    #expect(configuration.experimentalFeatures == [.textNode, .drawingGlobal])
    let delegate = Delegate()
    configuration.delegate = delegate
    let copy = try #require(configuration.copy() as? ASConfiguration)
    #expect(copy.experimentalFeatures == [.textNode, .drawingGlobal] && copy.delegate === delegate)
    #expect(ASConfiguration().experimentalFeatures == [])
  }

  // Source: `ASConfiguration.mm`, `-initWithDictionary:`.
  @Test("a dictionary of another version is reported and read", arguments: [nil, 0, 2] as [Int?])
  @MainActor func version(_ version: Int?) {
    withNodeEnvironment { _, log in
      var dictionary: [String: Any] = ["experimental_features": 3]
      dictionary["version"] = version
      #expect(ASConfiguration(dictionary: dictionary).experimentalFeatures == [])
      #expect(log.codes == [.oldConfiguration] && log.all.first?.numbers == [version ?? 0, 1])
      #expect(log.all.first?.severity == .advisory)
      _ = ASConfiguration(dictionary: ["version": 1])
      #expect(log.all.count == 1)
    }
  }
}
