// A client that imports AlertCard sees the values of the core as its own.
@_exported public import AlertCore
