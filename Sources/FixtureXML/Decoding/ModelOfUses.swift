import FixtureModel

/// The model of a container's rows or of its sections.
struct ModelOfUses {
  /// The model; nil when there is none.
  let model: Model?
  /// Whether there is none only because of a mistake that has been told.
  let isRefused: Bool
}
