// What the C library has and Swift's Glibc module leaves out.
#include <sys/signalfd.h>

// Declared by the C library only for those who ask for GNU's extensions.
extern int close_range(unsigned int first, unsigned int last, int flags);
extern int memfd_create(const char *name, unsigned int flags);
