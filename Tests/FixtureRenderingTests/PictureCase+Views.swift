import AsyncDisplayKit
import Foundation
import UIKit

@testable import FixtureRendering

extension PictureCase {
  /// A case for every drawn or approximated kind of image and view.
  static let views: [PictureCase] = images + controls + bars + cells

  private static func image(
    _ name: String, holds fragment: String, _ image: @escaping @Sendable () -> UIImage
  ) -> PictureCase {
    .view(name, holds: fragment) {
      let view = UIImageView(image: image())
      view.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
      return view
    }
  }

  private static let images: [PictureCase] = [
    image("encoded", holds: "data:image/png;base64,", encodedImage),
    image("drawing", holds: "viewBox=\"0 0 16 16\" preserveAspectRatio=\"none\"><rect") {
      drawnImage()
    },
    image("part", holds: "viewBox=\"4 2 8 8\"") {
      let part = drawnImage().cgImage?.cropping(to: CGRect(x: 8, y: 4, width: 16, height: 16))
      return UIImage(cgImage: part ?? CGImage(width: 1, height: 1))
    },
    image("named", holds: "viewBox=\"0 0 30 20\"") {
      UIImage(name: "harbor", size: CGSize(width: 30, height: 20))
    },
    image("symbol", holds: "<title>checkmark</title><path") {
      UIImage(systemName: "checkmark") ?? UIImage()
    },
    image("tintColor", holds: "<feFlood flood-color=\"#008000\"/>") {
      drawnImage().withTintColor(UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    },
    image("imageOrientation", holds: "<g transform=\"matrix(0 0.5 -0.5 0 32 0)\">") {
      UIImage(
        cgImage: drawnImage(size: 32).cgImage ?? CGImage(width: 1, height: 1), scale: 2,
        orientation: .right)
    },
    image("capInsets", holds: "<svg x=\"0\" y=\"0\" width=\"4\" height=\"4\"") {
      drawnImage().resizableImage(
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    },
    PictureCase("network", holds: ">cat.jpg</text>") {
      let node = ASNetworkImageNode()
      node.url = URL(string: "https://example.com/cat.jpg")
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
      return svg(of: node)
    },
  ]

  private static let controls: [PictureCase] = [
    .view("UISwitch", holds: "fill=\"#34c759\"") {
      let control = UISwitch()
      control.isOn = true
      return control
    },
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
      return control
    },
    .view("UIDatePicker", holds: ">2001-01-01 00:00:00</text>") { UIDatePicker() },
    .view("UIPickerView", holds: ">row 0</text>", ">row 2</text>") {
      let picker = UIPickerView()
      picker.dataSource = Rows.shared
      picker.delegate = Rows.shared
      return picker
    },
    .view("UIProgressView", holds: "fill=\"#007aff\"") {
      let view = UIProgressView(progressViewStyle: .default)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
      view.progress = 0.5
      return view
    },
    .view("UIActivityIndicatorView", holds: "stroke-linecap=\"round\"") {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    },
    .view("UIRefreshControl", holds: "stroke-linecap=\"round\"") {
      let control = UIRefreshControl()
      control.beginRefreshing()
      return control
    },
    .view("UITextField", holds: "stroke=\"#") {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field
    },
    .view("UIButton.configuration", holds: "fill=\"#007aff\"") {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      return button
    },
  ]

  private static let bars: [PictureCase] = [
    .view("UISearchBar", holds: "<path") { UISearchBar() },
    .view("UINavigationBar", holds: ">Inbox</text>") {
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Inbox")]
      return bar
    },
    .view("UITabBar", holds: ">Home</text>") {
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
      return bar
    },
    .view("UIToolbar", holds: "height=\"0.5\"") { UIToolbar() },
    .view("UIVisualEffectView", holds: "fill-opacity=\"0.72\"") {
      UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    },
  ]

  private static let cells: [PictureCase] = [
    .view("UITableViewCell.accessoryType", holds: "stroke-linejoin=\"round\"") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      return cell
    },
    .view("UITableView.separatorStyle", holds: "height=\"0.5\" fill=\"#ff0000\"") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      table.separatorColor = .red
      table.dataSource = Rows.shared
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      return table
    },
    .view("UICollectionViewListCell.accessories", holds: "stroke-linejoin=\"round\"") {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      cell.accessories = [.disclosureIndicator()]
      return cell
    },
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
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
