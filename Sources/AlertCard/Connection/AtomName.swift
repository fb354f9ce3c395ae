/// The atoms that alertcard uses, all of them interned in one round trip.
enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmState = "WM_STATE"
  case wmClientLeader = "WM_CLIENT_LEADER"
  case wmWindowRole = "WM_WINDOW_ROLE"
  case motifWMHints = "_MOTIF_WM_HINTS"
  case manager = "MANAGER"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  case netWMBypassCompositor = "_NET_WM_BYPASS_COMPOSITOR"
  case netWMDesktop = "_NET_WM_DESKTOP"
  case netWMName = "_NET_WM_NAME"
  case netWMPID = "_NET_WM_PID"
  case netWMPing = "_NET_WM_PING"
  case netWMState = "_NET_WM_STATE"
  case netWMStateAbove = "_NET_WM_STATE_ABOVE"
  case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMStateModal = "_NET_WM_STATE_MODAL"
  case netWMStateSticky = "_NET_WM_STATE_STICKY"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMWindowOpacity = "_NET_WM_WINDOW_OPACITY"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
  case netWMWindowTypeNotification = "_NET_WM_WINDOW_TYPE_NOTIFICATION"
  /// Changed after each frame, so that the server says when it has painted it.
  case frame = "_ALERTCARD_FRAME"
  /// On the cover: the time of the server at which the card began.
  case began = "_ALERTCARD_BEGAN"
  /// On the cover: the pixmap with the picture of the screen beneath; as a selection, the last cover's.
  case backdrop = "_ALERTCARD_BACKDROP"
}
