// Xlib, the extensions that alertcard calls and FreeType, as one module: Xft's
// header exports Xlib, Fontconfig and FreeType again, so splitting it would
// separate nothing.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/Xrandr.h>
#include <X11/Xft/Xft.h>
#include FT_OUTLINE_H
#include FT_STROKER_H
