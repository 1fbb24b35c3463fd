import AsyncDisplayKit
import Fixtures
import UIKit

/// The tab without Texture: the fixture's photos in a plain table view, which fetches when 2.5 screens
/// are left.
@MainActor
final class PlainPhotoList: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var photos: [FeedPhoto]
  private var batches: [[FeedPhoto]]
  private(set) var fetches = 0
  private var isFetching = false
  let tableView: UITableView
  private let scheduler = RuntimeScheduling.SteppedScheduler()
  private let environment: RuntimeEnvironment
  private let window: UIWindow

  init(width: CGFloat) {
    let size = CGSize(width: width, height: 667)
    let environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(size: size, scale: 2), scheduler: scheduler)
    self.environment = environment
    let source = environment.bind { PhotoTableDataSource() }
    photos = source.sections[0].items.map(\.model)
    batches = source.batches.map { $0.items.map(\.model) }
    (window, tableView) = environment.bind {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      return (window, UITableView(frame: window.bounds, style: .plain))
    }
    super.init()
    environment.bind {
      tableView.register(PlainPhotoCell.self, forCellReuseIdentifier: "photo")
      tableView.separatorStyle = .none
      tableView.allowsSelection = false
      tableView.dataSource = self
      tableView.delegate = self
      window.makeKeyAndVisible()
      window.addSubview(tableView)
    }
    settle()
  }

  /// Runs layout passes and steps until nothing is left to do.
  func settle() {
    environment.bind {
      repeat { window.layoutIfNeeded() } while scheduler.runStep()
      window.layoutIfNeeded()
    }
  }

  /// Scrolls and settles.
  func scroll(to y: CGFloat) {
    environment.bind { tableView.contentOffset.y = y }
    settle()
  }

  func cell(at row: Int) -> PlainPhotoCell? {
    environment.bind {
      tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PlainPhotoCell
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    (cell as? PlainPhotoCell)?.show(photos[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    PlainPhotoCell.height(of: photos[indexPath.row], width: tableView.bounds.width)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let screen = scrollView.visibleSize.height
    let left = scrollView.contentSize.height - scrollView.contentOffset.y - screen
    guard left <= 2.5 * screen, !isFetching, !batches.isEmpty else { return }
    isFetching = true
    fetches += 1
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "photos")) { self.append() }
  }

  private func append() {
    let first = photos.count
    photos += batches.removeFirst()
    tableView.beginUpdates()
    tableView.insertRows(
      at: (first..<photos.count).map { IndexPath(row: $0, section: 0) }, with: .none)
    tableView.endUpdates()
    isFetching = false
  }
}
