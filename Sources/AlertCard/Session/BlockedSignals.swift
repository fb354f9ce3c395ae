import Glibc

/// Starts something with all signals blocked, which threads inherit: signals are for the host's own.
func withAllSignalsBlocked<Result>(_ work: () -> Result) -> Result {
  var (all, previous) = (sigset_t(), sigset_t())
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return work()
}
