import Glibc

// First of all: what is opened later must not become descriptor 0, 1 or 2, and an answer written
// to a pipe that nobody reads must come back as an error.
StandardDescriptors.fillGaps()
ProcessSignals.ignoreBrokenPipes()

Program.run(Array(CommandLine.arguments.dropFirst()))
