/// The type itself.
///
/// Generated code writes `FixtureType<item>` in expressions, where a member or a local name could hide a type
/// with the same name: the arguments of a generic type are looked up among types alone.
public typealias FixtureType<Named> = Named
