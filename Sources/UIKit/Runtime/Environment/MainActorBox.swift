/// Carries a value of the main actor through a job of the scheduler.
///
/// An app's completion closures are not `Sendable`, and may not be declared so in members of open
/// classes: the compiler names such members differently in subclasses. They stay on the main actor.
@MainActor package final class MainActorBox<Value> {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
