/// The manual page, made from the option table and the statuses; `assets/man/alertcard.1` holds it.
enum ManPage {
  /// The whole page, in the `man` macros of troff.
  static var text: String {
    let lines =
      [#".\" Made from the program's option table: change that, not this file."#]
      + [#".TH ALERTCARD 1 "" "alertcard \#(Program.version)" "User Commands""#]
      + [".SH NAME", #"alertcard \- show an alert card on an X11 display and print the answer"#]
      + [".SH SYNOPSIS", #"\fBalertcard\fR [\fIOPTION\fR]... \fIMESSAGE\fR"#]
      + ManPageProse.beforeOptions.flatMap(rendered)
      + [".SH OPTIONS"] + paragraphs(ManPageProse.aboutOptions)
      + OptionGroup.allCases.flatMap(section)
      + ManPageProse.afterOptions.flatMap(rendered)
      + [".SH EXIT STATUS"] + statuses
      + rendered(ManPageProse.themes) + ManPageProse.afterStatuses.flatMap(rendered)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ group: OptionGroup) -> [String] {
    [".SS " + group.rawValue] + OptionTable.standard.options(in: group).flatMap(entry)
  }

  private static func entry(_ option: Option) -> [String] {
    let spellings = [option.letterSpelling, option.spelling].compactMap { $0 }
    let names = spellings.map { #"\fB\#(Troff.escaped($0))\fR"# }.joined(separator: ", ")
    let value = option.placeholder.map { #" \fI\#(Troff.escaped($0))\fR"# } ?? ""
    let details = option.details.isEmpty ? [] : [Troff.escaped(option.details)]
    return [".TP", names + value, Troff.escaped(option.help)] + details + choices(option)
  }

  private static func choices(_ option: Option) -> [String] {
    guard case .value(let value) = option.kind, !value.choices.isEmpty else { return [] }
    let names = value.choices.map { #"\fB\#(Troff.escaped($0))\fR"# }
    return [#"\fI\#(value.placeholder)\fR is one of \#(names.joined(separator: ", "))."#]
  }

  private static var statuses: [String] {
    let own = ExitStatus.allCases.map { (status: String($0.rawValue), meaning: $0.meaning) }
    return (own + [ExitStatus.signalMeaning]).flatMap {
      Troff.tagged($0.status, $0.meaning)
    }
  }

  private static func rendered(_ section: ManPageProse.Section) -> [String] {
    [".SH " + section.heading] + paragraphs(section.paragraphs)
      + section.entries.flatMap { Troff.tagged($0.name, $0.text) }
      + section.examples.flatMap(Troff.example)
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    // A heading begins a paragraph by itself.
    texts.enumerated().flatMap { index, text in
      (index == 0 ? [] : [".PP"]) + [Troff.escaped(text)]
    }
  }
}
