import Testing
import UIKit

/// Source: Apple's "Auto Layout Guide", working with scroll views, and the pages of both guides.
@Suite("Guides of scroll views")
@MainActor
struct ScrollGuideTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 5, y: 7, width: 100, height: 80))
  private let box = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(box)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 3),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
    ])
  }

  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test("what lies in the content guide decides the content's size")
  func contentGuide() {
    pin(box, to: scrollView.contentLayoutGuide)
    size(box, 300, 200)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 330, height: 207))
    #expect(box.frame == CGRect(x: 10, y: 3, width: 300, height: 200))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 330, height: 207))
  }

  @Test("the scroll view's own edges mean its content, its lengths its frame")
  func ownEdges() {
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      box.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      box.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 6),
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 400),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 406))
    scrollView.contentOffset.y = 50
    scrollView.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(scrollView.contentSize.height == 406)
  }

  @Test("what is tied to the frame guide stays in sight while the content scrolls")
  func frameGuide() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    pin(content, to: scrollView.contentLayoutGuide)
    size(content, 300, 200)
    let frame = scrollView.frameLayoutGuide
    box.topAnchor.constraint(equalTo: frame.topAnchor, constant: 2).isActive = true
    box.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 1).isActive = true
    size(box, 10, 10)
    scrollView.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 1, y: 2))
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    scrollView.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 31, y: 42))
    #expect(content.frame.origin == CGPoint(x: 10, y: 3))
    #expect(frame.layoutFrame == scrollView.bounds)
  }

  @Test("a length that no constraint decides stays as it was set")
  func undecided() {
    scrollView.contentSize = CGSize(width: 150, height: 900)
    box.leadingAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.leadingAnchor
    ).isActive = true
    size(box, 20, 20)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 150, height: 900))
  }

  @Test("zooming to a rectangle shows it whole, in the middle")
  func zoomToRect() {
    final class Zooming: UIScrollViewDelegate {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let delegate = Zooming(picture)
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.frame.size
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 3
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 20), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 180))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(scrollView.zoomScale == 3)
    #expect(scrollView.contentOffset == .zero)
  }
}
