import AlertCard

_ = AlertOptions()
