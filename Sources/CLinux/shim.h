// What the C library has and Swift's Glibc module leaves out.
#include <sys/signalfd.h>
