import FixtureModel

/// The rules between the minimum and the maximum of one element's style.
struct StyleRules {
  /// Where mistakes go.
  let sink: DiagnosticSink

  /// Reports a constant minimum that is greater than its constant maximum, in the same unit.
  func check(_ properties: [Property]) {
    check("minWidth", "maxWidth", in: properties)
    check("minHeight", "maxHeight", in: properties)
    checkSizes(in: properties)
  }

  private func check(_ low: String, _ high: String, in properties: [Property]) {
    guard let minimum = properties.first(where: { $0.name == low }),
      let maximum = properties.first(where: { $0.name == high })
    else { return }
    let isInverted =
      switch (minimum.value, maximum.value) {
      case (.dimension(.points(let least)), .dimension(.points(let most))): least > most
      case (.dimension(.fraction(let least)), .dimension(.fraction(let most))): least > most
      default: false
      }
    if isInverted { report(minimum, maximum) }
  }

  private func checkSizes(in properties: [Property]) {
    guard let minimum = properties.first(where: { $0.name == "minSize" }),
      let maximum = properties.first(where: { $0.name == "maxSize" }),
      case .size(let least) = minimum.value, case .size(let most) = maximum.value,
      least.width > most.width || least.height > most.height
    else { return }
    report(minimum, maximum)
  }

  private func report(_ minimum: Property, _ maximum: Property) {
    sink.error(
      .invalidRange, "'\(minimum.name)' is greater than '\(maximum.name)'",
      at: minimum.valuePosition,
      note: DiagnosticNote("'\(maximum.name)' is stated here", at: maximum.valuePosition))
  }
}
