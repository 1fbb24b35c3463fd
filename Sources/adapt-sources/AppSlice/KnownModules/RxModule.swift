extension KnownModules {
  /// The types of RxSwift and RxCocoa. Nothing is delivered: a test completes what it needs.
  static let rxTypesText = """
    protocol Disposable { func dispose() }
    extension Disposable { func disposed(by bag: DisposeBag) {} }
    class NoDisposable: Disposable {
      init() {}
      func dispose() {}
    }
    class DisposeBag {
      init() {}
      func insert(_ disposables: any Disposable...) {}
    }
    class CompositeDisposable: Disposable {
      init() {}
      func dispose() {}
      func insert(_ disposable: any Disposable) {}
    }
    class SerialDisposable: Disposable {
      init() {}
      func dispose() {}
      var disposable: any Disposable { get { NoDisposable() } set {} }
    }
    enum Disposables {
      static func create() -> any Disposable { NoDisposable() }
      static func create(with dispose: @escaping () -> Void) -> any Disposable { NoDisposable() }
      static func create(_ disposables: any Disposable...) -> any Disposable { NoDisposable() }
    }
    protocol ObserverType<Element> { associatedtype Element }
    extension ObserverType {
      func onNext(_ element: Element) {}
      func onError(_ error: any Error) {}
      func onCompleted() {}
      func on(_ event: Event<Element>) {}
      func asObserver() -> AnyObserver<Element> { AnyObserver() }
    }
    class AnyObserver<Element>: ObserverType { init() {} }
    enum Event<Element> {
      case next(Element)
      case error(any Error)
      case completed
    }
    enum SingleEvent<Element> {
      case success(Element)
      case error(any Error)
      case failure(any Error)
    }
    protocol ObservableType<Element> {
      associatedtype Element
      func asObservable() -> Observable<Element>
    }
    class Observable<Element>: ObservableType {
      init() {}
      init<Source: ObservableType>(events: Source) where Source.Element == Element {}
      func asObservable() -> Observable<Element> { self }
    }
    typealias Single<Element> = Observable<Element>
    typealias Maybe<Element> = Observable<Element>
    typealias Infallible<Element> = Observable<Element>
    typealias Completable = Observable<Never>
    typealias Driver<Element> = Observable<Element>
    typealias Signal<Element> = Observable<Element>
    typealias ControlEvent<Element> = Observable<Element>
    typealias ASControlEvent<Element> = Observable<Element>
    typealias ControlProperty<Element> = Binder<Element>
    typealias ASControlProperty<Element> = Binder<Element>
    typealias ASControlStateType = UIControl.State
    typealias ASBinder<Element> = Binder<Element>
    typealias ObservableConvertibleType = ObservableType
    class ConnectableObservable<Element>: Observable<Element> {
      func connect() -> any Disposable { NoDisposable() }
    }
    class Binder<Element>: Observable<Element>, ObserverType {
      override init() { super.init() }
      init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Element) -> Void) { super.init() }
      init<Source: ObservableType, Sink: ObserverType>(values: Source, valueSink: Sink) where Source.Element == Element, Sink.Element == Element { super.init() }
      var changed: Observable<Element> { self }
    }
    extension Binder where Element == String? { var orEmpty: Binder<String> { Binder<String>() } }
    class BehaviorRelay<Element>: Observable<Element>, ObserverType {
      var value: Element
      init(value: Element) {
        self.value = value
        super.init()
      }
      func accept(_ element: Element) { value = element }
    }
    class Variable<Element>: Observable<Element> {
      var value: Element
      init(_ value: Element) {
        self.value = value
        super.init()
      }
    }
    class PublishRelay<Element>: Observable<Element>, ObserverType {
      override init() { super.init() }
      func accept(_ element: Element) {}
    }
    class ReplayRelay<Element>: Observable<Element>, ObserverType {
      override init() { super.init() }
      static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay() }
      func accept(_ element: Element) {}
    }
    class PublishSubject<Element>: Observable<Element>, ObserverType { override init() { super.init() } }
    class ReplaySubject<Element>: Observable<Element>, ObserverType {
      override init() { super.init() }
      static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject() }
    }
    class BehaviorSubject<Element>: Observable<Element>, ObserverType {
      let first: Element
      init(value: Element) {
        first = value
        super.init()
      }
      func value() throws -> Element { first }
    }
    protocol SchedulerType {}
    typealias ImmediateSchedulerType = SchedulerType
    class MainScheduler: SchedulerType {
      init() {}
      static var instance: MainScheduler { MainScheduler() }
      static var asyncInstance: MainScheduler { MainScheduler() }
    }
    typealias ConcurrentMainScheduler = MainScheduler
    class ConcurrentDispatchQueueScheduler: SchedulerType {
      init(qos: DispatchQoS) {}
      init(queue: DispatchQueue) {}
    }
    class SerialDispatchQueueScheduler: SchedulerType {
      init(qos: DispatchQoS) {}
      init(queue: DispatchQueue, internalSerialQueueName: String) {}
      init(internalSerialQueueName: String) {}
    }
    typealias RxTimeInterval = DispatchTimeInterval
    @dynamicMemberLookup
    struct Reactive<Base> {
      let base: Base
      init(_ base: Base) { self.base = base }
      subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> { Binder<Value>() }
    }
    extension NSObjectProtocol {
      var rx: Reactive<Self> { Reactive(self) }
      static var rx: Reactive<Self>.Type { Reactive<Self>.self }
    }

    """

  /// The members of `rx`, and lists with sections.
  static let rxListsText = """
    extension Reactive {
      var tap: Observable<Void> { Observable() }
      var controlEvent: Observable<Void> { Observable() }
      func event(_ event: ASControlNodeEvent) -> Observable<Void> { Observable() }
      func tapGesture() -> Observable<UITapGestureRecognizer> { Observable() }
      func longPressGesture() -> Observable<UILongPressGestureRecognizer> { Observable() }
      func panGesture() -> Observable<UIPanGestureRecognizer> { Observable() }
      func title(for state: UIControl.State = .normal) -> Binder<String?> { Binder() }
      func image(for state: UIControl.State = .normal) -> Binder<UIImage?> { Binder() }
      func attributedTitle(for state: UIControl.State = .normal) -> Binder<NSAttributedString?> { Binder() }
      var text: Binder<String?> { Binder() }
      func text(_ attributes: [NSAttributedString.Key: Any]?) -> Binder<String?> { Binder() }
      func tap<Observer: ObserverType>(to observer: Observer) -> any Disposable where Observer.Element == Void { NoDisposable() }
      var isRefreshing: Binder<Bool> { Binder() }
      var isAnimating: Binder<Bool> { Binder() }
      var itemSelected: Observable<IndexPath> { Observable() }
      var itemDeselected: Observable<IndexPath> { Observable() }
      var itemDeleted: Observable<IndexPath> { Observable() }
      func modelSelected<Model>(_ type: Model.Type) -> Observable<Model> { Observable() }
      func modelDeleted<Model>(_ type: Model.Type) -> Observable<Model> { Observable() }
      var willBeginBatchFetch: Observable<ASBatchContext> { Observable() }
      var didScroll: Observable<Void> { Observable() }
      var didEndDecelerating: Observable<Void> { Observable() }
      var willBeginDragging: Observable<Void> { Observable() }
      var searchButtonClicked: Observable<Void> { Observable() }
      var cancelButtonClicked: Observable<Void> { Observable() }
      var textDidBeginEditing: Observable<Void> { Observable() }
      var textDidEndEditing: Observable<Void> { Observable() }
      var viewDidLoad: Observable<Void> { Observable() }
      var viewWillAppear: Observable<Bool> { Observable() }
      var viewDidAppear: Observable<Bool> { Observable() }
      var viewWillDisappear: Observable<Bool> { Observable() }
      var viewDidDisappear: Observable<Bool> { Observable() }
      var didLoad: Observable<Void> { Observable() }
      var deallocated: Observable<Void> { Observable() }
      var deallocating: Observable<Void> { Observable() }
      func methodInvoked(_ selector: Selector) -> Observable<[Any]> { Observable() }
      func sentMessage(_ selector: Selector) -> Observable<[Any]> { Observable() }
      func observe<Value>(_ type: Value.Type, _ path: String) -> Observable<Value?> { Observable() }
      func observeWeakly<Value>(_ type: Value.Type, _ path: String) -> Observable<Value?> { Observable() }
      func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> { Observable() }
      func setDelegate(_ delegate: Any) -> any Disposable { NoDisposable() }
      func setDataSource(_ source: Any) -> any Disposable { NoDisposable() }
      func items<Section>(dataSource: SectionedDataSource<Section>) -> (Observable<[Section]>) -> any Disposable { { _ in NoDisposable() } }
      func items<Items: Sequence, Cell, Source: ObservableType>(cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (Source) -> (@escaping (Int, Items.Element, Cell) -> Void) -> any Disposable where Source.Element == Items { { _ in { _ in NoDisposable() } } }
    }
    extension Reactive where Base: UIControl { func controlEvent(_ event: UIControl.Event) -> Observable<Void> { Observable() } }
    extension Reactive where Base: ASControlNode { func controlEvent(_ event: ASControlNodeEvent) -> Observable<Void> { Observable() } }
    class RxKeyboard {
      init() {}
      static var instance: RxKeyboard { RxKeyboard() }
      var frame: Observable<CGRect> { Observable() }
      var visibleHeight: Observable<CGFloat> { Observable() }
      var willShowVisibleHeight: Observable<CGFloat> { Observable() }
      var isHidden: Observable<Bool> { Observable() }
    }
    protocol IdentifiableType {
      associatedtype Identity
      var identity: Identity { get }
    }
    protocol SectionModelType {
      associatedtype Item
      var items: [Item] { get }
      init(original: Self, items: [Item])
    }
    protocol AnimatableSectionModelType: SectionModelType, IdentifiableType {}
    struct SectionModel<Section, Item>: SectionModelType {
      var model: Section
      var items: [Item]
      init(model: Section, items: [Item]) {
        self.model = model
        self.items = items
      }
      init(original: SectionModel<Section, Item>, items: [Item]) { self.init(model: original.model, items: items) }
    }
    typealias AnimatableSectionModel<Section, Item> = SectionModel<Section, Item>
    struct AnimationConfiguration {
      init(insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic, deleteAnimation: UITableView.RowAnimation = .automatic) {}
      init(animated: Bool) {}
    }
    typealias RowAnimation = AnimationConfiguration
    class SectionedDataSource<Section: SectionModelType> {
      var sectionModels: [Section] = []
      init() {}
      subscript(section: Int) -> Section { sectionModels[section] }
      subscript(path: IndexPath) -> Section.Item { sectionModels[path.section].items[path.item] }
      func sectionModel(at section: Int) -> Section { sectionModels[section] }
    }
    class NodeTableSections<Section: SectionModelType>: SectionedDataSource<Section> {
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCellBlock: @escaping (SectionedDataSource<Section>, ASTableNode, IndexPath, Section.Item) -> ASCellNodeBlock) { super.init() }
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCell: @escaping (SectionedDataSource<Section>, ASTableNode, IndexPath, Section.Item) -> ASCellNode) { super.init() }
    }
    class NodeCollectionSections<Section: SectionModelType>: SectionedDataSource<Section> {
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCellBlock: @escaping (SectionedDataSource<Section>, ASCollectionNode, IndexPath, Section.Item) -> ASCellNodeBlock) { super.init() }
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCell: @escaping (SectionedDataSource<Section>, ASCollectionNode, IndexPath, Section.Item) -> ASCellNode) { super.init() }
    }
    class TableSections<Section: SectionModelType>: SectionedDataSource<Section> {
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCell: @escaping (SectionedDataSource<Section>, UITableView, IndexPath, Section.Item) -> UITableViewCell) { super.init() }
    }
    class CollectionSections<Section: SectionModelType>: SectionedDataSource<Section> {
      init(animationConfiguration: AnimationConfiguration = AnimationConfiguration(), configureCell: @escaping (SectionedDataSource<Section>, UICollectionView, IndexPath, Section.Item) -> UICollectionViewCell) { super.init() }
    }
    typealias RxTableViewSectionedReloadDataSource<Section: SectionModelType> = TableSections<Section>
    typealias RxTableViewSectionedAnimatedDataSource<Section: SectionModelType> = TableSections<Section>
    typealias RxCollectionViewSectionedReloadDataSource<Section: SectionModelType> = CollectionSections<Section>
    typealias RxCollectionViewSectionedAnimatedDataSource<Section: SectionModelType> = CollectionSections<Section>
    typealias RxASTableSectionedReloadDataSource<Section: SectionModelType> = NodeTableSections<Section>
    typealias RxASTableSectionedAnimatedDataSource<Section: SectionModelType> = NodeTableSections<Section>
    typealias RxASCollectionSectionedReloadDataSource<Section: SectionModelType> = NodeCollectionSections<Section>
    typealias RxASCollectionSectionedAnimatedDataSource<Section: SectionModelType> = NodeCollectionSections<Section>
    protocol Reactor: AnyObject {
      associatedtype Action
      associatedtype Mutation = Action
      associatedtype State
      var initialState: State { get }
    }
    extension Reactor {
      var action: PublishSubject<Action> { PublishSubject() }
      var state: Observable<State> { Observable() }
      var currentState: State { initialState }
    }
    protocol View: AnyObject {
      associatedtype Reactor
      var disposeBag: DisposeBag { get set }
      func bind(reactor: Reactor)
    }
    extension View {
      var reactor: Reactor? {
        get { nil }
        set { if let newValue { bind(reactor: newValue) } }
      }
    }
    typealias StoryboardView = View

    """
}
