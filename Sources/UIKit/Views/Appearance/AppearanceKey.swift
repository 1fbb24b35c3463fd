/// A class with the classes inside which a look counts.
struct AppearanceKey: Hashable {
  let subject: ObjectIdentifier
  let containers: [ObjectIdentifier]

  init(_ subject: AnyClass, in containers: [any UIAppearanceContainer.Type]) {
    self.subject = ObjectIdentifier(subject)
    self.containers = containers.map { ObjectIdentifier($0) }
  }
}
