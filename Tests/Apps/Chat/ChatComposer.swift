import UIKit

class ChatComposer: UIView {
    @IBOutlet private weak var sendButton: UIButton?
    @IBOutlet var attachments: [UIButton]!
    private(set) var drafts: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let button = UIButton(type: .system)
        button.addTarget(nil, action: #selector(ChatComposerController.sendDraft(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(save(_:event:)), for: [.touchUpInside, .touchDown])
        addSubview(button)
        sendButton = button
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc private func save(_ sender: UIButton, event: UIEvent?) {
        drafts.append("draft \(drafts.count)")
    }

    func tapSend() {
        sendButton?.sendActions(for: .touchUpInside)
    }
}

class ChatComposerController: UIViewController {
    let composer = ChatComposer(frame: .zero)
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(composer)
    }

    @IBAction func sendDraft(_ sender: Any) {
        sent += 1
    }
}
