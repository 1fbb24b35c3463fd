import UIKit

class ShopCartViewController: UIViewController {
    let cart = ShopCart()
    let button = UIButton()
    let stepper = UIStepper()
    let toggle = UISwitch()
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        cart.delegate = self
        button.addTarget(self, action: #selector(buy), for: .touchUpInside)
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        toggle.addTarget(self, action: #selector(ShopCartViewController.switched(sender:)), for: .valueChanged)
        for control in [button, stepper, toggle] as [UIControl] { view.addSubview(control) }
    }

    @objc func buy() { cart.add("book") }

    @objc func stepped(_ sender: UIStepper) { log.append("stepped \(Int(sender.value))") }

    @objc func switched(sender: UISwitch) { log.append("switched \(sender.isOn)") }

    func stopBuying() {
        button.removeTarget(self, action: #selector(buy), for: .touchUpInside)
    }

    func buttonActions() -> [String] {
        button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []
    }
}

extension ShopCartViewController: ShopCartDelegate {
    func cart(_ cart: ShopCart, didAdd item: String, count: Int) {
        log.append("added \(item) \(count)")
    }

    func price(of item: String) -> Double { 12.5 }
}
