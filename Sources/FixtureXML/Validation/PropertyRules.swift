import FixtureModel

/// The valid ranges of properties, where the kind of value does not give them.
struct PropertyRules {
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Checks a constant; bound values are only known when the row is.
  func check(_ value: PropertyValue, of spec: AttributeSpec, in attribute: SourceAttribute) {
    switch value {
    case .number(let number): check(number, of: spec, in: attribute)
    case .integer(let integer) where integer < 0 && spec.bounds == .nonNegative:
      sink.error(.outOfRange, "'\(spec.name)' must be 0 or more", in: attribute)
    case .integer(let integer) where integer.magnitude > Magnitude.greatestIndex.magnitude:
      sink.error(
        .outOfRange, "'\(spec.name)' must be \(spec.bounds.range)", in: attribute)
    case .dimension(.points(let points)) where points < 0 && spec.target == .style:
      sink.error(.outOfRange, "'\(spec.name)' must be 0 or more", in: attribute)
    case .dimension(.fraction(let fraction)) where fraction < 0:
      sink.error(.outOfRange, "'\(spec.name)' must be 0% or more", in: attribute)
    case .size(let size) where (size.width < 0 || size.height < 0) && spec.bounds != .signed:
      sink.error(.outOfRange, "'\(spec.name)' must not be negative", in: attribute)
    case .sizeRange(let range): check(range, in: attribute)
    default: break
    }
  }

  private func check(_ number: Double, of spec: AttributeSpec, in attribute: SourceAttribute) {
    switch spec.bounds {
    case .fraction where !(0...1).contains(number):
      sink.error(.outOfRange, "'\(spec.name)' must be between 0 and 1", in: attribute)
    case .positive where number <= 0 || !number.isFinite:
      sink.error(
        .outOfRange, "'\(spec.name)' must be finite and greater than 0", in: attribute)
    case .nonNegative where number < 0 || !number.isFinite:
      sink.error(
        .outOfRange, "'\(spec.name)' must be a finite number that is not negative", in: attribute)
    case .scale where number <= 0 || number > Magnitude.greatestScale:
      sink.error(.outOfRange, "'\(spec.name)' must be \(spec.bounds.range)", in: attribute)
    case .standard where !number.isFinite, .signed where !number.isFinite:
      sink.error(.outOfRange, "'\(spec.name)' must be finite", in: attribute)
    case .fraction, .positive, .nonNegative, .standard, .signed, .scale: break
    }
  }

  private func check(_ range: SizeRangeValue, in attribute: SourceAttribute) {
    if [range.minWidth, range.minHeight].contains(where: { !$0.isMinimum }) {
      sink.error(.outOfRange, "the minimum size must be finite and not negative", in: attribute)
    } else if range.minWidth.mayExceed(range.maxWidth) || range.minHeight.mayExceed(range.maxHeight)
    {
      let isFilled = range.lengths.contains(.fill)
      sink.error(
        .invalidRange,
        isFilled
          ? "the minimum 'fill' may be greater than the maximum: write 'fill' or 'inf' for that one too"
          : "the minimum size is greater than the maximum", in: attribute)
    }
  }
}

/// The rules between the minimum and the maximum of one element's style.
struct StyleRules {
  /// The receiver of diagnostics.
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

extension LengthValue {
  /// A Boolean value that indicates whether a minimum may have the length.
  fileprivate var isMinimum: Bool {
    switch self {
    case .points(let points): points >= 0 && points.isFinite
    case .fill: true
    }
  }

  /// Returns whether a minimum of this length is greater than a maximum in some container.
  ///
  /// A number as the minimum of `fill` as the maximum is allowed: in a container that is smaller, the minimum
  /// counts.
  fileprivate func mayExceed(_ maximum: LengthValue) -> Bool {
    switch (self, maximum) {
    case (.points(let least), .points(let most)): least > most
    case (.fill, .points(let most)): most.isFinite
    case (_, .fill): false
    }
  }
}
