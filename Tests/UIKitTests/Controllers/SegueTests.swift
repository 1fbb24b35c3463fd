import Testing
import UIKit

@Suite("Segues")
@MainActor
struct SegueTests {
  @Test("a segue that code makes goes by its closure")
  func closure() {
    let (source, destination) = (UIViewController(), UIViewController())
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: "detail", source: source, destination: destination
    ) { count += 1 }
    segue.perform()
    #expect(count == 1 && segue.source === source && segue.destination === destination)
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    #expect(count == 1 && segue.identifier == "detail")
  }

  @Test("a segue of no storyboard is reported where UIKit raises")
  func missing() {
    let log = ViolationLog()
    let controller = UIViewController()
    #expect(controller.shouldPerformSegue(withIdentifier: "detail", sender: nil))
    log.environment.bind { controller.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(log.codes == [.missingSegue])
  }
}
