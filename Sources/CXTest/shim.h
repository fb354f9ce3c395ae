// What the tests watch and drive a server with. XCB, not the Xlib of the
// product: it has no error handler of the process, and a dead server is a
// value to look at instead of an exit.
#include <X11/keysym.h>
#include <xcb/xcb.h>
#include <xcb/xtest.h>

// The C library declares these two only to whoever asks for GNU's extensions,
// and Swift's Glibc module does not.
#include <spawn.h>
extern int pipe2(int descriptors[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(
    posix_spawn_file_actions_t *actions, int from);
