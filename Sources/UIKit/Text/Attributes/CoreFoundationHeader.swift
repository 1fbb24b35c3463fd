/// The first word of objects that may be values of a text's attributes.
///
/// Foundation on Linux compares the attributes of neighbouring parts with Core Foundation, which takes
/// the first stored property of any object for the number of its type and ends the process where that
/// is none. Here it is the number that stands for any type, laid out as in Foundation's own objects, so
/// that `isEqual(_:)` is asked. It must be the first stored property of its class.
struct CoreFoundationHeader: Sendable {
  private let typeWord: UInt64 = 0x180
}
