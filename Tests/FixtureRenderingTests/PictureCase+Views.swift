import AsyncDisplayKit
import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated kind of image and view.
  static let views: [PictureCase] = sources + images + controls + bars + cells

  private static func imageView(
    _ image: UIImage?, _ mode: UIView.ContentMode = .scaleAspectFit
  ) -> @MainActor @Sendable () -> UIImageView {
    {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.backgroundColor = UIColor(white: 0.9, alpha: 1)
      view.contentMode = mode
      return view
    }
  }

  /// A case of an image view that has an image, against one that has none.
  private static func source(
    _ name: String, holds fragment: String, _ image: @escaping @Sendable () -> UIImage
  ) -> PictureCase {
    .view(name, holds: fragment, of: imageView(nil)) { $0.image = image() }
  }

  private static let sources: [PictureCase] = [
    .view("encoded", holds: "data:image/png;base64,", of: imageView(nil, .center)) {
      $0.image = encodedImage()
    },
    source("drawing", holds: "viewBox=\"0 0 16 16\" preserveAspectRatio=\"none\"><rect") {
      drawnImage()
    },
    source("part", holds: "viewBox=\"4 2 8 8\"") {
      let part = drawnImage().cgImage?.cropping(to: CGRect(x: 8, y: 4, width: 16, height: 16))
      return UIImage(cgImage: part ?? CGImage(width: 1, height: 1))
    },
    source("named", holds: "viewBox=\"0 0 60 40\"") {
      UIImage(name: "harbor", size: CGSize(width: 60, height: 40))
    },
    source("symbol", holds: "<title>checkmark</title><path") {
      UIImage(systemName: "checkmark") ?? UIImage()
    },
    source("symbol, without a drawing", holds: "<title>gear</title><circle") {
      UIImage(systemName: "gear") ?? UIImage()
    },
    network("network", holds: ">cat.jpg</text>", nil, "https://example.com/cat.jpg"),
  ]

  private static func network(
    _ name: String, holds fragment: String, _ plain: String?, _ address: String?
  ) -> PictureCase {
    PictureCase(name, holds: [fragment]) { isChanged in
      let node = ASNetworkImageNode()
      node.url = (isChanged ? address : plain).flatMap { URL(string: $0) }
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      return svg(of: node)
    }
  }

  private static let images: [PictureCase] = [
    network(
      "network, without a URL", holds: ">no URL</text>", "https://example.com/cat.jpg", nil),
    .view("tintColor", holds: "<feFlood flood-color=\"#008000\"/>", of: imageView(drawnImage())) {
      $0.image = drawnImage().withTintColor(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    },
    .view(
      "imageOrientation", holds: "<g transform=\"matrix(0 1.25 -1.25 0 40 0)\">",
      of: imageView(UIImage(cgImage: pixels, scale: 2, orientation: .up))
    ) { $0.image = UIImage(cgImage: pixels, scale: 2, orientation: .right) },
    .view(
      "capInsets", holds: "<svg x=\"0\" y=\"0\" width=\"4\" height=\"4\"",
      of: imageView(framedImage(), .scaleToFill)
    ) {
      $0.image = framedImage().resizableImage(
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    },
  ]

  private static var pixels: CGImage { drawnImage().cgImage ?? CGImage(width: 1, height: 1) }

  private static let controls: [PictureCase] = [
    .view("UISwitch", holds: "fill=\"#34c759\"", of: { UISwitch() }) { $0.isOn = true },
    .view("UISlider", holds: "fill=\"#007aff\"", "fill=\"#ffffff\"") {
      let control = UISlider()
      control.value = 0.5
      return control
    },
    .view("UIStepper", holds: "stroke-linecap=\"round\"") { UIStepper() },
    .view("UISegmentedControl", holds: ">One</text>", ">Two</text>") {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      return control
    },
    .view("UIPageControl", holds: "<path", "fill=\"#000000\"") {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      return control
    },
    .view("UIDatePicker", holds: ">2001-01-01 00:00:00</text>") {
      UIDatePicker(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    },
    .view("UIDatePicker, narrow", holds: ">2001-01-01 00:00:00</text>", lacks: ["font-size=\"15\""])
    {
      UIDatePicker(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    },
    .view(
      "UIDatePicker, duration", holds: ">1 h 5 min</text>",
      of: { UIDatePicker(frame: CGRect(x: 0, y: 0, width: 160, height: 34)) }
    ) {
      $0.datePickerMode = .countDownTimer
      $0.countDownDuration = 3_900
    },
    .view("UIPickerView", holds: ">row 0</text>", ">row 2</text>") {
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 140, height: 150))
      picker.dataSource = Rows.shared
      picker.delegate = Rows.shared
      picker.selectRow(1, inComponent: 0, animated: false)
      return picker
    },
    .view(
      "UIProgressView", holds: "<path d=\"M2 0L48 0",
      of: { () -> UIProgressView in
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        return view
      }
    ) { $0.progress = 0.5 },
    .view(
      "UIActivityIndicatorView", holds: "stroke-linecap=\"round\"",
      of: { UIActivityIndicatorView(style: .large) }
    ) { $0.startAnimating() },
    .view(
      "UIRefreshControl", holds: "stroke-linecap=\"round\"", of: { UIRefreshControl() }
    ) { $0.beginRefreshing() },
    .view(
      "UITextField", holds: "stroke=\"#",
      of: { () -> UITextField in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.text = "Name"
        return field
      }
    ) { $0.borderStyle = .roundedRect },
    .view(
      "UIButton.configuration", holds: "fill=\"#007aff\"", ">Buy</text>",
      of: { UIButton(type: .system) }
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      $0.configuration = configuration
    },
  ]

  private static let bars: [PictureCase] = [
    .view("UISearchBar", holds: "<title>magnifyingglass</title>", ">Find</text>") {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 160, height: 56))
      bar.placeholder = "Find"
      return bar
    },
    .view(
      "UINavigationBar", holds: ">Inbox</text>", ">Mail</text>", ">Edit</text>",
      "<title>chevron.backward</title>"
    ) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
      let item = UINavigationItem(title: "Inbox")
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      bar.items = [UINavigationItem(title: "Mail"), item]
      return bar
    },
    .view("UITabBar", holds: ">Home</text>", ">Saved</text>", "<title>heart</title>") {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 160, height: 49))
      bar.items = [
        UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 0),
        UITabBarItem(title: "Saved", image: UIImage(systemName: "heart"), tag: 1),
      ]
      bar.selectedItem = bar.items?.first
      return bar
    },
    .view("UIToolbar", holds: "height=\"0.5\"", "<title>plus</title>", ">Done</text>") {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
      bar.items = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(systemItem: .done),
      ]
      return bar
    },
    .view(
      "UIVisualEffectView", holds: "fill-opacity=\"0.72\"",
      of: { () -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.backgroundColor = .red
        let effect = UIVisualEffectView(effect: nil)
        effect.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
        view.addSubview(effect)
        return view
      }
    ) { ($0.subviews.first as? UIVisualEffectView)?.effect = UIBlurEffect(style: .regular) },
  ]

  private static let cells: [PictureCase] = [
    .view(
      "UITableViewCell.accessoryType", holds: "stroke-linejoin=\"round\"",
      of: { () -> UITableViewCell in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        cell.backgroundColor = .white
        cell.textLabel?.text = "Row"
        return cell
      }
    ) { $0.accessoryType = .checkmark },
    .view(
      "UITableView.separatorStyle", holds: "height=\"0.5\" fill=\"#ff0000\"",
      of: { () -> UITableView in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.separatorColor = .red
        table.separatorStyle = .none
        table.dataSource = Rows.shared
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
      }
    ) { $0.separatorStyle = .singleLine },
    .view(
      "UICollectionViewListCell.accessories", holds: "stroke-linejoin=\"round\"",
      of: { () -> UICollectionViewListCell in
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        cell.backgroundColor = .white
        return cell
      }
    ) { $0.accessories = [.checkmark(), .disclosureIndicator()] },
  ]
}

/// Three rows with a title each.
@MainActor
final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UITableViewDataSource {
  static let shared = Rows()

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "row \(row)" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
