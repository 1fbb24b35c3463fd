import UIKit

class ShopFilterViewController: UIViewController {
    let segments = UISegmentedControl(items: ["New", "Old"])
    let slider = UISlider()
    var filters: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        segments.addTarget(self, action: #selector(filter(_:for:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(filter as (UISlider) -> Void), for: .valueChanged)
        view.addSubview(segments)
    }

    @objc(filterBySegment:forEvent:)
    func filter(_ segments: UISegmentedControl, for event: UIEvent?) {
        filters.append("segment \(segments.selectedSegmentIndex)")
    }

    @objc(filterBySlider:)
    func filter(_ slider: UISlider) {
        filters.append("slider \(slider.value)")
    }
}
