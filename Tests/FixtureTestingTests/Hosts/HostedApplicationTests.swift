import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("The application of a host") @MainActor
struct HostedApplicationTests {
  @Test("an app whose window a host shows is active, and resigns as an active app does")
  func active() {
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      let application = UIApplication.shared
      #expect(application.applicationState == .active)
      application.enterBackground()
      #expect(application.applicationState == .background)
      application.becomeActive()
      #expect(application.applicationState == .active)
    }
  }

  @Test("an app that is launched becomes active with its notifications, also after a host was made")
  func launched() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var activations = 0
      func applicationDidBecomeActive(_ application: UIApplication) { activations += 1 }
    }
    let (host, delegate) = (FixtureHost(controller: UIViewController()), Delegate())
    host.bind { UIApplication.shared.launch(delegate) }
    #expect(delegate.activations == 1)
  }
}
