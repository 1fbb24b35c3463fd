import UIKit
import AVFoundation

class PlayerViewController: UIViewController {
    @IBOutlet var playButton: UIButton!
    var link: CADisplayLink?
    var frames = 0
    var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton = UIButton(type: .custom)
        playButton.addTarget(self, action: #selector(togglePlay(_:)), for: .touchUpInside)
        playButton.addTarget(self, action: #selector(holdDown), for: .touchDown)
        view.addSubview(playButton)
    }

    @IBAction private func togglePlay(_ sender: UIButton) {
        sender.isSelected = !sender.isSelected
        events.append(sender.isSelected ? "play" : "pause")
    }

    @objc private func holdDown() { events.append("down") }

    func startFrames() {
        let link = CADisplayLink(target: self, selector: #selector(self.frame(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func frame(_ link: CADisplayLink) {
        frames += 1
        if frames == 3 { link.invalidate() }
    }
}
