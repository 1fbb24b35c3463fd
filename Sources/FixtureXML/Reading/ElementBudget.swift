/// The elements that a fixture has so far, beside those that it may have.
struct ElementBudget {
  /// What an element does to the budget.
  enum Answer {
    case within
    /// The first element too many, with the limit in words.
    case exceeds(String)
    /// A further element too many.
    case exceeded
  }

  private let limits: ReadingLimits
  private var elements = 0
  private var declaredElements = 0
  private var containers = 0
  private var containerElements = 0
  private var isExceeded = false

  init(_ limits: ReadingLimits) { self.limits = limits }

  /// Counts an element, with the entry of the vocabulary.
  mutating func take(_ spec: ElementSpec?, isInContainer: Bool) -> Answer {
    elements += 1
    if !isInContainer {
      declaredElements += 1
      if spec?.containerKind != nil { containers += 1 }
    } else if spec?.isOfRows != true {
      containerElements += 1
    }
    guard let excess else { return .within }
    defer { isExceeded = true }
    return isExceeded ? .exceeded : .exceeds(excess)
  }

  /// The limit that the elements so far exceed, in words.
  private var excess: String? {
    if elements > limits.elements {
      "a fixture may have at most \(limits.elements) elements besides items"
    } else if declaredElements > limits.declaredElements {
      "a fixture may have at most \(limits.declaredElements) elements outside of containers"
    } else if containerElements > limits.containerElements {
      "the containers of a fixture may have at most \(limits.containerElements) elements besides rows"
    } else if containers > limits.containers {
      "a fixture may have at most \(limits.containers) containers"
    } else {
      nil
    }
  }
}
