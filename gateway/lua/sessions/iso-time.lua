-- Seconds since 1970 of an ISO 8601 time in UTC, whatever the machine's time zone; nil for anything else.
return function(text)
  if type(text) ~= 'string' then return nil end
  local year, month, day, hour, minute, second = text:match('^(%d%d%d%d)%-(%d%d)%-(%d%d)T(%d%d):(%d%d):(%d%d)%.?%d*Z$')
  if not year then return nil end
  -- Days since 1970 with years that begin in March, so that the leap day is a year's last.
  local y, m = tonumber(year), tonumber(month)
  if m <= 2 then y = y - 1 end
  local days = 365 * y + math.floor(y / 4) - math.floor(y / 100) + math.floor(y / 400)
    + math.floor((153 * ((m + 9) % 12) + 2) / 5) + tonumber(day) - 1 - 719468
  return ((days * 24 + tonumber(hour)) * 60 + tonumber(minute)) * 60 + tonumber(second)
end
