// Xlib, the extensions that alertcard calls and FreeType, as one module: Xft's
// header exports Xlib, Fontconfig and FreeType again, so splitting it would
// separate nothing.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/keysym.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/Xrandr.h>
#include <X11/Xft/Xft.h>
#include FT_OUTLINE_H
#include FT_STROKER_H

// For the request buffer, as Xlib's extension libraries use it; its macros are
// none of Swift's business.
#include <X11/Xlibint.h>
#undef min
#undef max

// Empties the request buffer of a display whose connection has broken. Xlib
// itself leaves the buffer full then, and the next request that finds no room
// in it is a null pointer that nobody checks.
static inline void alertcard_discard_requests(Display *display) {
  display->bufptr = display->buffer;
  display->last_req = (char *)display->buffer;
}
