extension KnownModules {
  /// The operators of observables, which return observables of the right elements and deliver nothing.
  static let rxOperatorsText = """
    extension ObservableType {
      func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { NoDisposable() }
      func subscribe(onSuccess: ((Element) -> Void)?, onError: ((any Error) -> Void)? = nil) -> any Disposable { NoDisposable() }
      func subscribe(onSuccess: ((Element) -> Void)?, onFailure: ((any Error) -> Void)?) -> any Disposable { NoDisposable() }
      func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable { NoDisposable() }
      func subscribe<Target: AnyObject>(with target: Target, onNext: ((Target, Element) -> Void)? = nil, onError: ((Target, any Error) -> Void)? = nil, onCompleted: ((Target) -> Void)? = nil) -> any Disposable { NoDisposable() }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { NoDisposable() }
      func subscribe(on scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      func observe(on scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      func observeOn(_ scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      func bind(onNext: @escaping (Element) -> Void) -> any Disposable { NoDisposable() }
      func bind<Target: AnyObject>(with target: Target, onNext: @escaping (Target, Element) -> Void) -> any Disposable { NoDisposable() }
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element { NoDisposable() }
      func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? { NoDisposable() }
      func bind<Observer: ObserverType>(to observer: Observer, directlyBind: Bool = false, setNeedsLayout node: ASDisplayNode?) -> any Disposable where Observer.Element == Element { NoDisposable() }
      func bind<Observer: ObserverType>(to observer: Observer, directlyBind: Bool = false, setNeedsLayout node: ASDisplayNode?) -> any Disposable where Observer.Element == Element? { NoDisposable() }
      func bind<Result>(to binder: (Observable<Element>) -> Result) -> Result { binder(asObservable()) }
      func bind<Argument, Result>(to binder: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument) -> Result { binder(asObservable())(curriedArgument) }
      func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable { NoDisposable() }
      func drive<Target: AnyObject>(with target: Target, onNext: ((Target, Element) -> Void)? = nil) -> any Disposable { NoDisposable() }
      func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element { NoDisposable() }
      func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element? { NoDisposable() }
      func drive<Result>(_ binder: (Observable<Element>) -> Result) -> Result { binder(asObservable()) }
      func emit(onNext: ((Element) -> Void)? = nil) -> any Disposable { NoDisposable() }
      func emit<Target: AnyObject>(with target: Target, onNext: ((Target, Element) -> Void)? = nil) -> any Disposable { NoDisposable() }
      func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element { NoDisposable() }
      func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> { Observable<Result>() }
      func mapTo<Result>(_ value: Result) -> Observable<Result> { Observable<Result>() }
      func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> { Observable<Result>() }
      func flatMap<Source: ObservableType>(_ transform: @escaping (Element) throws -> Source) -> Observable<Source.Element> { Observable<Source.Element>() }
      func flatMapLatest<Source: ObservableType>(_ transform: @escaping (Element) throws -> Source) -> Observable<Source.Element> { Observable<Source.Element>() }
      func flatMapFirst<Source: ObservableType>(_ transform: @escaping (Element) throws -> Source) -> Observable<Source.Element> { Observable<Source.Element>() }
      func concatMap<Source: ObservableType>(_ transform: @escaping (Element) throws -> Source) -> Observable<Source.Element> { Observable<Source.Element>() }
      func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func withLatestFrom<Source: ObservableType>(_ source: Source) -> Observable<Source.Element> { Observable<Source.Element>() }
      func withLatestFrom<Source: ObservableType, Result>(_ source: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result) -> Observable<Result> { Observable<Result>() }
      func withUnretained<Target: AnyObject>(_ target: Target) -> Observable<(Target, Element)> { Observable<(Target, Element)>() }
      func distinctUntilChanged() -> Observable<Element> where Element: Equatable { asObservable() }
      func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) throws -> Key) -> Observable<Element> { asObservable() }
      func distinctUntilChanged(_ isEqual: @escaping (Element, Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func debounce(_ time: DispatchTimeInterval, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func debounce(_ time: Double, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func throttle(_ time: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func throttle(_ time: Double, latest: Bool = true, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func delay(_ time: DispatchTimeInterval, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func delay(_ time: Double, scheduler: any SchedulerType = MainScheduler()) -> Observable<Element> { asObservable() }
      func timeout(_ time: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { asObservable() }
      func take(_ count: Int) -> Observable<Element> { asObservable() }
      func take<Source: ObservableType>(until source: Source) -> Observable<Element> { asObservable() }
      func take(while isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func takeUntil<Source: ObservableType>(_ source: Source) -> Observable<Element> { asObservable() }
      func takeWhile(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func skip(_ count: Int) -> Observable<Element> { asObservable() }
      func skip<Source: ObservableType>(until source: Source) -> Observable<Element> { asObservable() }
      func skip(while isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func skipUntil<Source: ObservableType>(_ source: Source) -> Observable<Element> { asObservable() }
      func skipWhile(_ isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> { asObservable() }
      func startWith(_ elements: Element...) -> Observable<Element> { asObservable() }
      func concat<Source: ObservableType>(_ source: Source) -> Observable<Element> where Source.Element == Element { asObservable() }
      func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> { Observable<Result>() }
      func scan<Result>(into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void) -> Observable<Result> { Observable<Result>() }
      func reduce<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> { Observable<Result>() }
      func buffer(timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> { Observable<[Element]>() }
      func toArray() -> Observable<[Element]> { Observable<[Element]>() }
      func share(replay: Int = 0) -> Observable<Element> { asObservable() }
      func publish() -> ConnectableObservable<Element> { ConnectableObservable<Element>() }
      func replay(_ count: Int) -> ConnectableObservable<Element> { ConnectableObservable<Element>() }
      func retry(_ count: Int = 0) -> Observable<Element> { asObservable() }
      func first() -> Observable<Element?> { Observable<Element?>() }
      func single() -> Observable<Element> { asObservable() }
      func asSingle() -> Observable<Element> { asObservable() }
      func asMaybe() -> Observable<Element> { asObservable() }
      func asCompletable() -> Observable<Never> { Observable<Never>() }
      func ignoreElements() -> Observable<Never> { Observable<Never>() }
      func asDriver() -> Observable<Element> { asObservable() }
      func asDriver(onErrorJustReturn element: Element) -> Observable<Element> { asObservable() }
      func asDriver(onErrorDriveWith driver: Observable<Element>) -> Observable<Element> { asObservable() }
      func asDriver(onErrorRecover recover: @escaping (any Error) -> Observable<Element>) -> Observable<Element> { asObservable() }
      func asSignal() -> Observable<Element> { asObservable() }
      func asSignal(onErrorJustReturn element: Element) -> Observable<Element> { asObservable() }
      func asSignal(onErrorSignalWith signal: Observable<Element>) -> Observable<Element> { asObservable() }
      func catchError(_ recover: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { asObservable() }
      func `catch`(_ recover: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { asObservable() }
      func catchErrorJustReturn(_ element: Element) -> Observable<Element> { asObservable() }
      func catchAndReturn(_ element: Element) -> Observable<Element> { asObservable() }
      func `do`(onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element> { asObservable() }
      func `do`(onSuccess: ((Element) throws -> Void)?, onError: ((any Error) throws -> Void)? = nil) -> Observable<Element> { asObservable() }
      func merge() -> Observable<Element.Element> where Element: ObservableType { Observable<Element.Element>() }
      func switchLatest() -> Observable<Element.Element> where Element: ObservableType { Observable<Element.Element>() }
      func mapMany<Item, Result>(_ transform: @escaping (Item) throws -> Result) -> Observable<[Result]> where Element == [Item] { Observable<[Result]>() }
      func filterNil<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { Observable<Wrapped>() }
      func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? { Observable<Wrapped>() }
      func replaceNilWith<Wrapped>(_ value: Wrapped) -> Observable<Wrapped> where Element == Wrapped? { Observable<Wrapped>() }
      func filterEmpty() -> Observable<Element> where Element: Collection { asObservable() }
      func not() -> Observable<Bool> where Element == Bool { Observable<Bool>() }
      func ignore(_ elements: Element...) -> Observable<Element> { asObservable() }
    }
    extension Observable {
      static func just(_ element: Element) -> Observable<Element> { Observable() }
      static func of(_ elements: Element...) -> Observable<Element> { Observable() }
      static func from(_ elements: [Element]) -> Observable<Element> { Observable() }
      static func from(optional element: Element?) -> Observable<Element> { Observable() }
      static func empty() -> Observable<Element> { Observable() }
      static func never() -> Observable<Element> { Observable() }
      static func error(_ error: any Error) -> Observable<Element> { Observable() }
      static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> { Observable() }
      static func create(subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable) -> Observable<Element> { Observable() }
      static func deferred(_ make: @escaping () throws -> Observable<Element>) -> Observable<Element> { Observable() }
      static func interval(_ period: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { Observable() }
      static func timer(_ due: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element> { Observable() }
      static func merge(_ sources: Observable<Element>...) -> Observable<Element> { Observable() }
      static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { Observable() }
      static func concat(_ sources: Observable<Element>...) -> Observable<Element> { Observable() }
      static func concat(_ sources: [Observable<Element>]) -> Observable<Element> { Observable() }
      static func combineLatest<A: ObservableType, B: ObservableType>(_ a: A, _ b: B) -> Observable<(A.Element, B.Element)> where Element == (A.Element, B.Element) { Observable() }
      static func combineLatest<A: ObservableType, B: ObservableType>(_ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element) -> Observable<Element> { Observable() }
      static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(_ a: A, _ b: B, _ c: C) -> Observable<(A.Element, B.Element, C.Element)> where Element == (A.Element, B.Element, C.Element) { Observable() }
      static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(_ a: A, _ b: B, _ c: C, resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element) -> Observable<Element> { Observable() }
      static func zip<A: ObservableType, B: ObservableType>(_ a: A, _ b: B) -> Observable<(A.Element, B.Element)> where Element == (A.Element, B.Element) { Observable() }
      static func zip<A: ObservableType, B: ObservableType>(_ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element) -> Observable<Element> { Observable() }
    }

    """
}
