import AsyncDisplayKit
import UIKit

/// An indicator of two frames, which an image node plays.
final class BlinkingImage: NSObject, ASAnimatedImageProtocol {

    private let frames: [CGImage]
    private let size: CGSize

    var playbackReadyCallback: () -> Void = {}

    init(size: CGSize, colors: [UIColor]) {
        self.size = size
        frames = colors.compactMap { color in
            UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }.cgImage
        }
        super.init()
    }

    var coverImage: UIImage { UIImage(cgImage: frames[0]) }
    var coverImageReady: Bool { !frames.isEmpty }
    var playbackReady: Bool { !frames.isEmpty }
    var totalDuration: CFTimeInterval { Double(frames.count) * 0.5 }
    var frameInterval: UInt { 1 }
    var loopCount: Int { 0 }
    var frameCount: Int { frames.count }
    var error: Error { CocoaError(.featureUnsupported) }

    func image(at index: UInt) -> Unmanaged<CGImage> {
        Unmanaged.passUnretained(frames[Int(index)])
    }

    func duration(at index: UInt) -> CFTimeInterval { 0.5 }

    func clearAnimatedImageCache() {}
}

extension ASImageNode {

    func blink(in size: CGSize) {
        animatedImage = BlinkingImage(size: size, colors: [.systemRed, .clear])
        animatedImagePaused = false
    }
}
