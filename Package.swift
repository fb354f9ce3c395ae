// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of the package is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "alertcard",
  products: [
    .library(name: "AlertCard", targets: ["AlertCard"]),
    .executable(name: "alertcard", targets: ["AlertCommand"]),
  ],
  targets: [
    // Pure values and functions. No dependency: the compiler keeps it that way.
    .target(name: "AlertCore", swiftSettings: strict + [.strictMemorySafety()]),

    // Everything that touches the X server, and the library's public face.
    .target(
      name: "AlertCard",
      dependencies: ["AlertCore", "CX11", "CPango", "CLinux"],
      swiftSettings: strict),

    // The program `alertcard`.
    .executableTarget(
      name: "AlertCommand",
      dependencies: ["AlertCard"],
      swiftSettings: strict),

    // What an application looks like that uses the library.
    .executableTarget(
      name: "Backup", dependencies: ["AlertCard"], path: "Examples/Backup", swiftSettings: strict),
    .executableTarget(
      name: "Looks", dependencies: ["AlertCard"], path: "Examples/Looks", swiftSettings: strict),
    .executableTarget(
      name: "Host", dependencies: ["AlertCard", "CPango"], path: "Examples/Host",
      swiftSettings: strict),

    // System libraries: a module map and a shim header each.
    .systemLibrary(
      name: "CX11",
      pkgConfig: "x11 xext xrender xrandr xft freetype2",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxrandr-dev", "libxft-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2 glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CXTest", pkgConfig: "xcb xcb-xtest",
      providers: [.apt(["libxcb1-dev", "libxcb-xtest0-dev"])]),

    // Tests, by kind.
    .target(
      name: "Support", dependencies: ["CXTest"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(name: "AlertCoreTests", dependencies: ["AlertCore"], swiftSettings: strict),
    .testTarget(
      name: "AlertCommandTests", dependencies: ["AlertCommand", "AlertCard"],
      swiftSettings: strict),
    .testTarget(
      name: "AlertCardTests",
      dependencies: ["AlertCard", "AlertCore", "CX11", "CPango", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["AlertCommand", "Support"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
