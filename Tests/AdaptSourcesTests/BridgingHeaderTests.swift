import Testing

@testable import adapt_sources

@Suite("Bridging headers")
struct BridgingHeaderTests {
  private static let header = """
    // #import "Comment.h"
    /* #import "Old.h"
     #import "Older.h" */
    #import <UIKit/UIKit.h>
    @import AsyncDisplayKit;
      #import "Legacy View.h"\r
    #include <Stripe/Stripe.h>
    @import Crashlytics.Core;
    #define X 1
    """

  @Test("each import of a bridging header is a warning at its place, unless its module is here")
  func bridgingHeader() {
    let file = SourceFile(path: "App-Bridging-Header.h", bytes: Array(Self.header.utf8))
    let begins = BridgingHeader(file: file).diagnostics.map { $0.description.prefix { $0 != "," } }
    #expect(
      begins == [
        "App-Bridging-Header.h:6:3: warning: 'Legacy View.h' is Objective-C",
        "App-Bridging-Header.h:7:1: warning: 'Stripe/Stripe.h' is Objective-C",
        "App-Bridging-Header.h:8:1: warning: 'Crashlytics' is Objective-C",
      ])
  }
}
