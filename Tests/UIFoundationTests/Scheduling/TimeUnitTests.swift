import Testing
import UIFoundation

@Suite("Units of time")
struct TimeUnitTests {
  @Test("a second has the same length in every unit")
  func second() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }
}
