import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Values of data files are read as an app reads a server's answer")
struct DataValueTests {
  private func value(
    _ text: String, _ type: String, _ attributes: String = "", declarations: String = ""
  ) throws -> (value: FieldValue?, messages: [String]) {
    var fixture = DataFixture()
    fixture.fields = [("f", type)]
    fixture.declarations = declarations
    fixture.maps = "<map field=\"f\" path=\"t\" \(attributes)/>"
    let result = try fixture.load(Array("<r><i><t>\(text)</t></i></r>".utf8))
    return (result.rows.first?.first, result.messages)
  }

  @Test(
    "numbers have signs, and no digits before or after the point",
    arguments: [
      ("+5", "Int", FieldValue.integer(5)), ("-5", "Int", .integer(-5)),
      (" 5\n", "Int", .integer(5)),
      ("5.", "Int", nil), ("+-5", "Int", nil), ("", "Int?", FieldValue.none), ("", "Int", nil),
      (".5", "Double", .double(0.5)), ("5.", "Double", .double(5)), ("+5", "Double", .double(5)),
      ("-.5", "Double", .double(-0.5)), ("+12.50", "Double", .double(12.5)),
      ("1.e2", "Double", .double(100)), (".", "Double", nil), ("NaN", "Double?", FieldValue.none),
      ("NaN", "Double", nil), ("1,5", "Double", nil),
      ("yes", "Bool", .bool(true)), ("0", "Bool", .bool(false)), ("TRUE", "Bool", .bool(true)),
      ("/v2/intro/", "URL", .string("/v2/intro/")),
      ("https://a.example/übersicht b", "URL", .string("https://a.example/übersicht b")),
      ("2023-11", "Date", .date(1_698_796_800)), ("1999-05-01Z", "Date", .date(925_516_800)),
      ("2024", "Date", .date(1_704_067_200)), ("2024-05-01+02:00", "Date", .date(1_714_514_400)),
      ("2024-13", "Date", nil), ("2024-05-01T10:00:00+08:00", "Date", .date(1_714_528_800)),
      ("2024-05-01 10:00:00+02", "Date", .date(1_714_550_400)),
      ("2024-05-01T10:00:00-0530", "Date", .date(1_714_577_400)),
      ("2024-05-01+02", "Date", .date(1_714_514_400)), ("2024-05-01T10:00:00+2", "Date", nil),
      ("2024-05-01t10:00:00z", "Date", .date(1_714_557_600)),
      ("2024-12-31T24:00:00Z", "Date", .date(1_735_689_600)),
      ("2024-12-31T24:00", "Date", .date(1_735_689_600)),
      ("2024-12-31T24:00:00.5Z", "Date", nil), ("2024-12-31T24:01Z", "Date", nil),
      ("2024-12-31T25:00Z", "Date", nil), ("2024-12-31T23:59:60Z", "Date", nil),
    ] as [(String, String, FieldValue?)])
  func scalars(_ text: String, _ type: String, _ expected: FieldValue?) throws {
    let found = try value(text, type)
    guard let expected else {
      #expect(found.messages.count == 2 && found.messages[0].contains("is not"), "\(found)")
      return
    }
    #expect(found.messages == [])
    #expect(found.value == expected)
  }

  @Test(
    "dates of mails follow RFC 5322",
    arguments: [
      ("Wed, 01 May 2024 10:00:00 GMT", 1_714_557_600),
      ("Wed,01 May 2024 10:00:00 gmt", 1_714_557_600),
      ("1 May 2024 9:05 +0200", 1_714_547_100), ("wed, 1 may 24 10:00:00 z", 1_714_557_600),
      ("Wed, 01 May 2024 10:00:00 EDT", 1_714_572_000),
      ("Wed, 01 May 2024 10:00:00 A", 1_714_557_600),
      ("Wed, 01 May 2024 10:00:00 +0200 (CEST)", 1_714_550_400),
      ("Wed , 1(of)May 2024 10 : 00 :00 GMT", 1_714_557_600),
      ("01 Maybe 2024 10:00:00 GMT", nil), ("Wed, 01 May 2024 10:00:00 GMT GMT", nil),
      ("Wed, 32 May 2024 10:00:00 GMT", nil), ("Foo, 01 May 2024 10:00:00 GMT", nil),
      ("Wed, 01 May 2024 10:00:00 J", nil), ("2024-05-01", nil),
      ("Wed, 01 May 2024 10:00:00 GMT (a \\) of (b))", 1_714_557_600),
      ("Wednesday, 01 MAY 0124 10:00 UT", -58_243_672_800),
      ("01 May 2024", nil), ("01 May 2024 10", nil), ("01 May 2024 24:00 GMT", nil),
      ("01 May 2024 10:00GMT", nil), ("01May 2024 10:00", nil), ("01 May 2024 10:00 +02", nil),
      // The weekday of 1 May 2024 is Wednesday.
      ("Mon, 01 May 2024 10:00:00 GMT", 1_714_557_600),
    ] as [(String, Double?)])
  func mailDates(_ text: String, _ seconds: Double?) throws {
    let found = try value(text, "Date", "as=\"MailDate\"")
    #expect((found.messages == []) == (seconds != nil), "\(found.messages)")
    if let seconds { #expect(found.value == .date(seconds)) }
  }

  @Test(
    "a format of dates says where everything is",
    arguments: [
      ("20240501100000 +0200", "yyyyMMddHHmmss Z", "", 1_714_550_400),
      ("01.05.2024", "dd.MM.yyyy", "timeZone=\"UTC\"", 1_714_521_600),
      (
        "May 1, 2024 2:05 PM", "MMM d, yyyy h:mm a", "locale=\"en_US_POSIX\" timeZone=\"+02:00\"",
        1_714_565_100
      ),
      ("2024-05-01T10:00:00Z", "yyyy-MM-dd'T'HH:mm:ssX", "", 1_714_557_600),
      ("1.5.2024", "dd.MM.yyyy", "timeZone=\"UTC\"", nil),
      ("2024-02-30", "yyyy-MM-dd", "timeZone=\"UTC\"", nil),
      ("x", "yyyy-MM-dd", "", nil), ("x", "MMM yyyy Z", "", nil),
      ("x", "yyyy Q", "timeZone=\"UTC\"", nil),
      ("x", "yyyy", "timeZone=\"Mars\"", nil),
      ("2024 o'clock 05", "yyyy 'o''clock' MM", "timeZone=\"UTC\"", 1_714_521_600),
    ] as [(String, String, String, Double?)])
  func formats(_ text: String, _ format: String, _ attributes: String, _ seconds: Double?) throws {
    let escaped = format.replacing("'", with: "&apos;")
    let found = try value(text, "Date", "format=\"\(escaped)\" \(attributes)")
    #expect((found.messages == []) == (seconds != nil), "\(found.messages)")
    if let seconds { #expect(found.value == .date(seconds)) }
  }

  @Test(
    "a format whose fields do not make up a date is an error at the format",
    arguments: [
      ("yyyy-mm-dd", "2024-05-01"), ("dd.yyyy", "01.2024"),
      ("yyyy-MM-dd HH:MM", "2024-05-01 10:06"),
      ("yyyy-MM-dd hh:mm", "2024-05-01 12:30"), ("yyyy-MM-dd HH:mm a", "2024-05-01 12:30 PM"),
      ("yyyy-MM-dd mm", "2024-05-01 30"), ("yyyy-MM-dd HH:ss", "2024-05-01 10:30"),
    ])
  func incompleteFormats(_ format: String, _ text: String) throws {
    let attributes = "format=\"\(format)\" timeZone=\"UTC\" locale=\"en_US_POSIX\""
    let messages = try value(text, "Date", attributes).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'M' is the month, and 'm' the minute") == true, "\(messages)")
  }

  @Test(
    "seconds since 1970 are a moment of the years 1 to 9999",
    arguments: [
      ("1714557600.5", 1_714_557_600.5), ("-62135596800", -62_135_596_800),
      ("253402300799", 253_402_300_799), ("253402300800", nil), ("1714557600000", nil),
      ("1e300", nil),
    ] as [(String, Double?)])
  func unixTimes(_ text: String, _ seconds: Double?) throws {
    let found = try value(text, "Date", "as=\"UnixTime\"")
    if let seconds {
      #expect(found.value == .date(seconds))
    } else {
      #expect(found.messages.first?.contains("milliseconds") == true, "\(found.messages)")
    }
  }

  @Test(
    "a message about a text names what reads it",
    arguments: [
      ("Wed, 01 May 2024 10:00:00 GMT", "Date", "", "; as=\"MailDate\" reads it"),
      ("1714557600", "Date", "", "; as=\"UnixTime\" reads it"),
      ("01.05.2024", "Date", "", "; 'format' states another form"),
      ("2024-05-01", "Date", "as=\"MailDate\"", "; without 'as', it is one of ISO 8601"),
      ("9223372036854775808", "Int", "", "is too large for a whole number"),
      ("+1e400", "Double", "", "is too large for a number"),
      ("20240501", "Date", "", "; 'format' states another form"),
      ("1,5", "Double", "", "; the path \"translate(…, ',', '.')\" reads it"),
      ("1.000,5", "Double", "", "is not a number [unconvertible-data]"),
      ("Sat, 31 Feb 2026 10:00:00 GMT", "Date", "", "; as=\"MailDate\" reads such dates"),
      (
        "Sat, 31 Feb 2026 10:00:00 GMT", "Date", "as=\"MailDate\"",
        "'Wed, 01 May 2024 10:00:00 +0200' (MailDate) [unconvertible-data]"
      ),
      ("1 2", "[Int]", "", "; a list has an element for each node of its path"),
      ("4:3", "Ratio", "", "; state it as the 'rawValue' of a case"),
    ])
  func remedies(_ text: String, _ type: String, _ attributes: String, _ remedy: String) throws {
    let ratio = "<enum name=\"Ratio\"><case name=\"wide\" rawValue=\"16:9\"/></enum>"
    let messages = try value(text, type, attributes, declarations: ratio).messages
    #expect(messages.first?.contains(remedy) == true, "\(messages)")
  }

  @Test(
    "durations are seconds",
    arguments: [
      ("01:54:09", 6849), ("54:09", 3249), ("249", 249), ("PT1H54M9S", 6849), ("P1DT1S", 86_401),
      ("P2W", 1_209_600), ("PT1.5H", 5400), ("PT1.5H1S", nil), ("1:2:3:4", nil), ("1:61:00", nil),
      ("P", nil), ("PT", nil), ("-5", nil),
    ] as [(String, Double?)])
  func durations(_ text: String, _ seconds: Double?) throws {
    let found = try value(text, "Double", "as=\"Duration\"")
    #expect((found.messages == []) == (seconds != nil), "\(found.messages)")
    if let seconds { #expect(found.value == .double(seconds)) }
  }

  @Test("cases have raw values, texts may be nil when empty, and 'xsi:nil' is nil")
  func others() throws {
    let ratio = """
      <enum name="Ratio"><case name="wide" rawValue="16:9"/><case name="square"/></enum>
      """
    #expect(try value("16:9", "Ratio", declarations: ratio).value == .enumCase("wide"))
    #expect(try value("square", "Ratio", declarations: ratio).value == .enumCase("square"))
    #expect(try value("4:3", "Ratio", declarations: ratio).messages.count == 2)
    #expect(try value(" ", "String?", "emptyIsNil=\"true\"").value == FieldValue.none)
    #expect(try value(" ", "String?").value == .string(" "))
    let xsi = "http://www.w3.org/2001/XMLSchema-instance"
    let data = "<r xmlns:x='\(xsi)'><i><t x:nil='true'/></i><i><t/></i></r>"
    #expect(try DataFixture.texts(data, paths: ["t"]).rows == [[nil], [""]])
  }
}
