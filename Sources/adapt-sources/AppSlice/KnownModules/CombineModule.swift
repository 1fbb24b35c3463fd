extension KnownModules {
  /// Combine: publishers that deliver nothing, and subjects and properties that have their values.
  static let combineText = """
    protocol Cancellable { func cancel() }
    class AnyCancellable: NSObject, Cancellable {
      override init() { super.init() }
      init(_ cancel: @escaping () -> Void) { super.init() }
      func cancel() {}
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      func store(in list: inout [AnyCancellable]) { list.append(self) }
    }
    protocol ObservableObject: AnyObject {}
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    class AnyPublisher<Output, Failure: Error>: Publisher {
      init() {}
      init<Source: Publisher>(_ source: Source) where Source.Output == Output, Source.Failure == Failure {}
    }
    typealias Just<Output> = CurrentValueSubject<Output, Never>
    class PassthroughSubject<Output, Failure: Error>: Publisher {
      init() {}
      func send(_ value: Output) {}
      func send(completion: Subscribers.Completion<Failure>) {}
    }
    class CurrentValueSubject<Output, Failure: Error>: Publisher {
      var value: Output
      init(_ value: Output) { self.value = value }
      func send(_ value: Output) { self.value = value }
      func send(completion: Subscribers.Completion<Failure>) {}
    }
    extension PassthroughSubject where Output == Void { func send() {} }
    @propertyWrapper struct Published<Value> {
      var wrappedValue: Value
      let projectedValue = AnyPublisher<Value, Never>()
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(initialValue: Value) { wrappedValue = initialValue }
    }
    enum Subscribers { enum Completion<Failure: Error> { case finished, failure(Failure) } }
    struct PublisherDelay: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      init(floatLiteral value: Double) {}
      init(integerLiteral value: Int) {}
      static func seconds(_ value: Double) -> PublisherDelay { 0 }
      static func milliseconds(_ value: Int) -> PublisherDelay { 0 }
    }
    extension Publisher {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
      func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { AnyCancellable() }
      func receive<Target>(on scheduler: Target) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func subscribe<Target>(on scheduler: Target) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> { AnyPublisher<Result, Failure>() }
      func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> { AnyPublisher<Result, any Error>() }
      func mapError<Result: Error>(_ transform: @escaping (Failure) -> Result) -> AnyPublisher<Output, Result> { AnyPublisher<Output, Result>() }
      func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> { AnyPublisher<Result, Failure>() }
      func flatMap<Source: Publisher>(_ transform: @escaping (Output) -> Source) -> AnyPublisher<Source.Output, Failure> { AnyPublisher<Source.Output, Failure>() }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func removeDuplicates() -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func removeDuplicates(by areEqual: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func first() -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func share() -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func debounce<Target>(for delay: PublisherDelay, scheduler: Target) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func throttle<Target>(for delay: PublisherDelay, scheduler: Target, latest: Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func delay<Target>(for delay: PublisherDelay, scheduler: Target) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func scan<Result>(_ first: Result, _ next: @escaping (Result, Output) -> Result) -> AnyPublisher<Result, Failure> { AnyPublisher<Result, Failure>() }
      func replaceError(with value: Output) -> AnyPublisher<Output, Never> { AnyPublisher<Output, Never>() }
      func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher() }
      func merge<Source: Publisher>(with source: Source) -> AnyPublisher<Output, Failure> where Source.Output == Output { AnyPublisher() }
      func combineLatest<Source: Publisher>(_ source: Source) -> AnyPublisher<(Output, Source.Output), Failure> { AnyPublisher<(Output, Source.Output), Failure>() }
    }

    """
}
