/// How far the children of an open element have come in its content.
struct ContentProgress {
  /// What the next child is.
  enum Step: Equatable {
    /// It may stand there.
    case accepted
    /// It would have had to stand before the named element.
    case late(after: String)
    /// There are as many as there may be.
    case tooMany
    /// It cannot stand in the element at all.
    case foreign
  }

  private let particles: [ContentParticle]
  private var place = 0
  private var count = 0
  private var latest = ""

  /// Starts at the front of an element's content.
  init(_ spec: ElementSpec) { particles = spec.particles }

  /// Takes a child by name; the state changes only when it is accepted.
  mutating func take(_ name: String) -> Step {
    guard let found = particles[place...].firstIndex(where: { $0.names.contains(name) }) else {
      let isKnown = particles.prefix(place).contains { $0.names.contains(name) }
      return isKnown ? .late(after: latest) : .foreign
    }
    let taken = found == place ? count : 0
    if let maximum = particles[found].maximum, taken >= maximum { return .tooMany }
    (place, count, latest) = (found, taken + 1, name)
    return .accepted
  }

  /// The first place that lacks children at the end, and how many it lacks.
  var missing: (particle: ContentParticle, count: Int)? {
    for (index, particle) in particles.enumerated() where index >= place {
      let have = index == place ? count : 0
      if have < particle.minimum { return (particle, particle.minimum - have) }
    }
    return nil
  }
}
