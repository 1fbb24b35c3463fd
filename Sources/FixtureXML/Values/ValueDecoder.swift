import FixtureModel

/// The decoder of attributes into typed values with resolved bindings.
struct ValueDecoder {
  /// The names that bindings and images may refer to.
  let scope: BindingScope
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Decodes an attribute as the vocabulary says; `nil` after an error was reported.
  func value(_ attribute: SourceAttribute, as spec: AttributeSpec) -> PropertyValue? {
    guard spec.binding == .bindable, attribute.value.unicodeScalars.contains("{") else {
      return constant(attribute, kind: spec.kind, bounds: spec.bounds)
    }
    do throws(RawTemplate.SyntaxError) {
      let template = try RawTemplate(attribute.value)
      return spec.kind == .string
        ? text(template, in: attribute) : bound(template, in: attribute, kind: spec.kind)
    } catch {
      sink.error(.bindingSyntax, error.message, at: attribute.position(ofScalar: error.offset))
      return nil
    }
  }

  /// Decodes a binding to a list.
  func list(_ attribute: SourceAttribute) -> Binding? {
    guard let template = try? RawTemplate(attribute.value), let raw = template.soleBinding else {
      return sink.failure(
        .bindingSyntax, "'\(attribute.value)' is not \(ValueKind.list.expectation)", in: attribute)
    }
    return fitting(raw, .list, in: attribute)
  }

  /// Decodes a condition.
  func condition(_ attribute: SourceAttribute) -> Condition? {
    ConditionParser(attribute, scope: scope, sink: sink).condition()
  }

  private func text(_ template: RawTemplate, in attribute: SourceAttribute) -> PropertyValue? {
    let isMixed = template.soleBinding == nil
    guard template.bindingCount <= scope.limits.bindingsPerText else {
      sink.error(
        .tooManyBindings, "a text may have at most \(scope.limits.bindingsPerText) bindings",
        in: attribute)
      return nil
    }
    var parts: [TextPart] = []
    for part in template.parts {
      switch part {
      case .literal(let text): parts.append(.literal(text))
      case .binding(let raw):
        guard let binding = fitting(raw, .string, in: attribute) else { return nil }
        if isMixed, binding.type.isOptional {
          reportOptional(raw, in: attribute)
          return nil
        }
        parts.append(.binding(binding))
      }
    }
    return .text(TextTemplate(parts: parts))
  }

  private func bound(
    _ template: RawTemplate, in attribute: SourceAttribute, kind: ValueKind
  ) -> PropertyValue? {
    guard let raw = template.soleBinding else {
      sink.error(
        .bindingSyntax, "this attribute takes one binding without text around it", in: attribute)
      return nil
    }
    guard let binding = fitting(raw, kind, in: attribute) else { return nil }
    guard !binding.type.isOptional || BindingFit.acceptsNil(kind) else {
      reportOptional(raw, in: attribute)
      return nil
    }
    return .binding(binding)
  }

  private func fitting(
    _ raw: RawBinding, _ kind: ValueKind, in attribute: SourceAttribute
  ) -> Binding? {
    let formats = FormatResolver(scope: scope, sink: sink)
    guard kind == .string || !formats.reportMisplaced(raw, in: attribute),
      let binding = BindingResolver(scope: scope, sink: sink).resolve(raw, in: attribute)
    else { return nil }
    guard BindingFit.accepts(kind, binding.type) else {
      sink.error(
        .bindingType,
        "'\(raw.path)' is of type '\(binding.type)', but '\(attribute.name)' takes "
          + kind.expectation,
        at: binding.position, length: raw.path.count + 2)
      return nil
    }
    return kind == .string ? formats.formatted(binding, raw, in: attribute) : binding
  }

  private func reportOptional(_ raw: RawBinding, in attribute: SourceAttribute) {
    let condition = scope.condition
    sink.error(
      .optionalBinding,
      "'\(raw.path)' may be missing; guard the element with \(condition)=\"{\(raw.path)}\" or give it a "
        + "default", at: attribute.position(ofScalar: raw.offset), length: raw.path.count + 2)
  }
}
