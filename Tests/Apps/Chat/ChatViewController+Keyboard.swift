import AsyncDisplayKit

extension ChatViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification,
            object: nil)
        let button = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
        navigationItem.rightBarButtonItem = button
        addSwipe()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("disappears \(animated)")
    }

    override var inputAccessoryView: UIView? {
        return inputField
    }

    override var canBecomeFirstResponder: Bool {
        get { return true }
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        log.append("show")
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        log.append("hide")
    }

    fileprivate func addSwipe() {
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
        swipe.direction = .down
        node.view.addGestureRecognizer(swipe)
    }

    @objc fileprivate func swiped(_ swipe: UISwipeGestureRecognizer) {
        log.append("swiped")
    }
}
