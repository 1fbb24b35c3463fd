// Foundation is left out, and so is the module in which it has requests on Linux.
import Testing
import UIKit

@Suite("Requests")
struct RequestTests {
  @Test("requests are Foundation's without another import")
  func requests() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(URLRequest(url: url).httpMethod == "GET")
  }
}
