import AsyncDisplayKit
import Testing

@Suite("Configurations")
struct ASConfigurationTests {
  private final class Delegate: ASConfigurationDelegate {
    func textureDidActivateExperimentalFeatures(_ features: ASExperimentalFeatures) {}
  }

  @Test("features have names by their bits, and names have features")
  func names() {
    let all = ASExperimentalFeaturesGetNames(.featureAll)
    #expect(all.count == 13 && Set(all).count == 13)
    for (bit, name) in all.enumerated() {
      let feature = ASExperimentalFeatures(rawValue: 1 << UInt(bit))
      #expect(ASExperimentalFeaturesGetNames(feature) == [name])
      #expect(ASExperimentalFeaturesFromArray([name]) == feature)
    }
    #expect(ASExperimentalFeaturesFromArray(["exp_text_node"]) == .textNode)
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
      dictionary: ["version": 1, "experimental_features": ["exp_text_node", 3, "exp_unfair_lock"]])
    #expect(configuration.experimentalFeatures == [.textNode, .unfairLock])
    let delegate = Delegate()
    configuration.delegate = delegate
    let copy = try #require(configuration.copy() as? ASConfiguration)
    #expect(copy.experimentalFeatures == [.textNode, .unfairLock] && copy.delegate === delegate)
    #expect(ASConfiguration().experimentalFeatures == [])
    #expect(ASConfiguration(dictionary: ["experimental_features": 3]).experimentalFeatures == [])
  }
}
