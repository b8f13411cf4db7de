-- At most `max` calls in any `windowSeconds` for one caller: this window's count plus what still overlaps of the last one.
local settings = require 'settings'

local counts = ngx.shared.rate_limits

local rate_limit = {}

-- Seconds until one more call fits.
local function wait_seconds(limit, previous, current, elapsed)
  local window = limit.windowSeconds
  if current + 1 <= limit.max then return ((1 - (limit.max - current - 1) / previous) - elapsed) * window end
  return (1 - elapsed + math.max(0, 1 - (limit.max - 1) / current)) * window
end

-- Counts the call. Nil when it is within the limit of `class`, else the whole seconds to wait.
function rate_limit.seconds_to_wait(class, caller)
  local limit = settings.limits[class]
  if not limit then return nil end
  local now = ngx.now()
  local window = math.floor(now / limit.windowSeconds)
  local key = class .. ' ' .. caller .. ' '
  local previous = counts:get(key .. (window - 1)) or 0
  local current = counts:incr(key .. window, 1, 0, 2 * limit.windowSeconds)
  -- nil: the dictionary is full of live counts; then nobody is refused.
  if not current then return nil end
  local elapsed = now / limit.windowSeconds - window
  if current + previous * (1 - elapsed) <= limit.max then return nil end
  counts:incr(key .. window, -1)
  return math.max(1, math.ceil(wait_seconds(limit, previous, current - 1, elapsed)))
end

-- Who an unknown visitor is: their address, for IPv6 their network of 64 bits.
function rate_limit.caller_by_address()
  local address = ngx.var.binary_remote_addr
  return #address == 16 and address:sub(1, 8) or address
end

return rate_limit
