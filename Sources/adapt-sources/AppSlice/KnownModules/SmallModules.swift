extension KnownModules {
  /// Then: changes of a value in a closure.
  static let thenText = """
    protocol Then {}
    extension Then {
      func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
      }
      func `do`(_ body: (Self) throws -> Void) rethrows { try body(self) }
    }
    extension Then where Self: AnyObject {
      @discardableResult func then(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
      }
    }
    extension NSObject: Then {}
    extension Array: Then {}
    extension CGRect: Then {}
    extension CGSize: Then {}
    extension UIEdgeInsets: Then {}

    """

  /// SnapKit: constraints that are recorded nowhere.
  static let snapKitText = """
    class ConstraintMaker {
      init() {}
      var edges: ConstraintMaker { self }
      var size: ConstraintMaker { self }
      var center: ConstraintMaker { self }
      var top: ConstraintMaker { self }
      var bottom: ConstraintMaker { self }
      var left: ConstraintMaker { self }
      var right: ConstraintMaker { self }
      var leading: ConstraintMaker { self }
      var trailing: ConstraintMaker { self }
      var width: ConstraintMaker { self }
      var height: ConstraintMaker { self }
      var centerX: ConstraintMaker { self }
      var centerY: ConstraintMaker { self }
      var topMargin: ConstraintMaker { self }
      var bottomMargin: ConstraintMaker { self }
      var leftMargin: ConstraintMaker { self }
      var rightMargin: ConstraintMaker { self }
      var directionalEdges: ConstraintMaker { self }
      var horizontalEdges: ConstraintMaker { self }
      var verticalEdges: ConstraintMaker { self }
      var firstBaseline: ConstraintMaker { self }
      var lastBaseline: ConstraintMaker { self }
      var safeAreaLayoutGuide: ConstraintMaker { self }
      var constraint: ConstraintMaker { self }
      @discardableResult func equalTo(_ other: Any?) -> ConstraintMaker { self }
      @discardableResult func equalToSuperview() -> ConstraintMaker { self }
      @discardableResult func lessThanOrEqualTo(_ other: Any?) -> ConstraintMaker { self }
      @discardableResult func lessThanOrEqualToSuperview() -> ConstraintMaker { self }
      @discardableResult func greaterThanOrEqualTo(_ other: Any?) -> ConstraintMaker { self }
      @discardableResult func greaterThanOrEqualToSuperview() -> ConstraintMaker { self }
      @discardableResult func offset(_ value: CGFloat) -> ConstraintMaker { self }
      @discardableResult func inset(_ value: CGFloat) -> ConstraintMaker { self }
      @discardableResult func inset(_ value: UIEdgeInsets) -> ConstraintMaker { self }
      @discardableResult func insets(_ value: UIEdgeInsets) -> ConstraintMaker { self }
      @discardableResult func multipliedBy(_ value: CGFloat) -> ConstraintMaker { self }
      @discardableResult func dividedBy(_ value: CGFloat) -> ConstraintMaker { self }
      @discardableResult func priority(_ value: ConstraintPriority) -> ConstraintMaker { self }
      @discardableResult func priority(_ value: Float) -> ConstraintMaker { self }
      @discardableResult func labeled(_ label: String) -> ConstraintMaker { self }
      @discardableResult func update(offset: CGFloat) -> ConstraintMaker { self }
      @discardableResult func update(inset: CGFloat) -> ConstraintMaker { self }
      func activate() {}
      func deactivate() {}
      func makeConstraints(_ make: (ConstraintMaker) -> Void) {}
      func remakeConstraints(_ make: (ConstraintMaker) -> Void) {}
      func updateConstraints(_ make: (ConstraintMaker) -> Void) {}
      func removeConstraints() {}
    }
    typealias Constraint = ConstraintMaker
    enum ConstraintPriority {
      case required
      case high
      case medium
      case low
    }
    extension UIView { var snp: ConstraintMaker { ConstraintMaker() } }
    extension UILayoutGuide { var snp: ConstraintMaker { ConstraintMaker() } }

    """

  /// Kingfisher: images that are not loaded.
  static let kingfisherText = """
    struct KingfisherWrapper<Base> {
      let base: Base
      init(_ base: Base) { self.base = base }
    }
    enum KingfisherOption {
      case transition(ImageTransition)
      case forceRefresh
      case cacheOriginalImage
      case scaleFactor(CGFloat)
      case backgroundDecode
      case onlyFromCache
    }
    enum ImageTransition {
      case none
      case fade(Double)
    }
    enum IndicatorType {
      case none
      case activity
    }
    extension KingfisherWrapper {
      var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
      }
      func setImage(with url: URL?, placeholder: UIImage? = nil, options: [KingfisherOption]? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil, completionHandler: ((Result<UIImage, any Error>) -> Void)? = nil) {}
      func setImage(with url: URL?, for state: UIControl.State, placeholder: UIImage? = nil, options: [KingfisherOption]? = nil) {}
      func cancelDownloadTask() {}
    }
    extension UIImageView { var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(self) } }
    extension UIButton { var kf: KingfisherWrapper<UIButton> { KingfisherWrapper(self) } }

    """

  /// BonMot: styles whose font and color alone are kept.
  static let bonMotText = """
    class StringStyle {
      enum Part {
        case font(UIFont)
        case color(UIColor)
        case backgroundColor(UIColor)
        case alignment(NSTextAlignment)
        case lineBreakMode(NSLineBreakMode)
        case lineSpacing(CGFloat)
        case lineHeightMultiple(CGFloat)
        case minimumLineHeight(CGFloat)
        case maximumLineHeight(CGFloat)
        case paragraphSpacingAfter(CGFloat)
        case baselineOffset(CGFloat)
        case extraAttributes([NSAttributedString.Key: Any])
      }
      var attributes: [NSAttributedString.Key: Any] = [:]
      init(_ parts: Part...) { add(parts) }
      init(_ parts: [Part]) { add(parts) }
      fileprivate func add(_ parts: [Part]) {
        for part in parts {
          switch part {
          case .font(let font): attributes[.font] = font
          case .color(let color): attributes[.foregroundColor] = color
          default: break
          }
        }
      }
      func byAdding(_ parts: Part...) -> StringStyle {
        let style = StringStyle(parts)
        style.attributes.merge(attributes) { new, _ in new }
        return style
      }
    }
    extension String {
      func styled(with parts: StringStyle.Part...) -> NSAttributedString { NSAttributedString(string: self, attributes: StringStyle(parts).attributes) }
      func styled(with style: StringStyle, _ parts: StringStyle.Part...) -> NSAttributedString { NSAttributedString(string: self, attributes: style.attributes.merging(StringStyle(parts).attributes) { _, new in new }) }
    }

    """

  /// Pure: modules that factories make.
  static let pureText = """
    protocol FactoryModule: AnyObject {
      associatedtype Dependency = Void
      associatedtype Payload = Void
    }
    extension FactoryModule { typealias Factory = ModuleFactory<Self> }
    class ModuleFactory<Module: FactoryModule> {
      init(dependency: Module.Dependency) {}
      func create(payload: Module.Payload) -> Module { FixtureFake.result(of: "Factory.create(payload:)") }
      func create() -> Module { FixtureFake.result(of: "Factory.create()") }
    }
    typealias ConfiguratorModule = FactoryModule

    """

  /// CGFloatLiteral: numbers as `CGFloat`.
  static let numbersText = """
    extension Int { var f: CGFloat { CGFloat(self) } }
    extension Double { var f: CGFloat { CGFloat(self) } }

    """

  /// PromiseKit: promises that are never fulfilled.
  static let promiseKitText = """
    class Promise<T> {
      init() {}
      init(resolver body: (Resolver<T>) throws -> Void) {}
      init(error: any Error) {}
      static func value(_ value: T) -> Promise<T> { Promise() }
      @discardableResult func done(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Void) -> Promise<Void> { Promise<Void>() }
      func then<Next>(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Promise<Next>) -> Promise<Next> { Promise<Next>() }
      func map<Next>(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Next) -> Promise<Next> { Promise<Next>() }
      func compactMap<Next>(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Next?) -> Promise<Next> { Promise<Next>() }
      func get(on queue: DispatchQueue? = .main, _ body: @escaping (T) throws -> Void) -> Promise<T> { self }
      func ensure(on queue: DispatchQueue? = .main, _ body: @escaping () -> Void) -> Promise<T> { self }
      func recover(on queue: DispatchQueue? = .main, _ body: @escaping (any Error) throws -> Promise<T>) -> Promise<T> { self }
      func asVoid() -> Promise<Void> { Promise<Void>() }
      func cauterize() {}
      @discardableResult func `catch`(on queue: DispatchQueue? = .main, _ body: @escaping (any Error) -> Void) -> Promise<T> { self }
      func finally(on queue: DispatchQueue? = .main, _ body: @escaping () -> Void) {}
      var result: Result<T, any Error>? { nil }
    }
    typealias Guarantee<T> = Promise<T>
    class Resolver<T> {
      init() {}
      func fulfill(_ value: T) {}
      func reject(_ error: any Error) {}
      func resolve(_ value: T?, _ error: (any Error)?) {}
    }
    func firstly<T>(execute body: () throws -> Promise<T>) -> Promise<T> { Promise() }
    func after(seconds: Double) -> Promise<Void> { Promise() }
    func when<T>(fulfilled promises: [Promise<T>]) -> Promise<[T]> { Promise() }
    func when<First, Second>(fulfilled first: Promise<First>, _ second: Promise<Second>) -> Promise<(First, Second)> { Promise() }

    """

  /// Apple's log: messages that are written nowhere.
  static let logText = """
    struct OSLogType {
      static let `default` = OSLogType()
      static let info = OSLogType()
      static let debug = OSLogType()
      static let error = OSLogType()
      static let fault = OSLogType()
    }
    class OSLog {
      init(subsystem: String, category: String) {}
      static var `default`: OSLog { OSLog(subsystem: "", category: "") }
      static var disabled: OSLog { OSLog(subsystem: "", category: "") }
    }
    struct OSLogPrivacy {
      static let `public` = OSLogPrivacy()
      static let `private` = OSLogPrivacy()
      static let auto = OSLogPrivacy()
    }
    struct OSLogInterpolation: StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int) {}
      func appendLiteral(_ literal: String) {}
      func appendInterpolation(_ value: Any?, privacy: OSLogPrivacy = OSLogPrivacy()) {}
    }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      init(stringLiteral value: String) {}
      init(stringInterpolation: OSLogInterpolation) {}
    }
    struct Logger {
      init() {}
      init(subsystem: String, category: String) {}
      init(_ log: OSLog) {}
      func log(_ message: OSLogMessage) {}
      func log(level: OSLogType, _ message: OSLogMessage) {}
      func trace(_ message: OSLogMessage) {}
      func debug(_ message: OSLogMessage) {}
      func info(_ message: OSLogMessage) {}
      func notice(_ message: OSLogMessage) {}
      func warning(_ message: OSLogMessage) {}
      func error(_ message: OSLogMessage) {}
      func critical(_ message: OSLogMessage) {}
      func fault(_ message: OSLogMessage) {}
    }
    func os_log(_ message: StaticString, log: OSLog? = nil, type: OSLogType = OSLogType(), _ arguments: any CVarArg...) {}
    func os_log(_ type: OSLogType, log: OSLog? = nil, _ message: StaticString, _ arguments: any CVarArg...) {}
    func os_log(_ message: OSLogMessage) {}

    """
}
