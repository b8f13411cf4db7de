-- At most `max` calls in any `windowSeconds` for one caller: this window's count plus what still overlaps of the last
-- one.
local settings = require 'settings'

local counts = ngx.shared.rate_limits
local crowd_counts = ngx.shared.rate_limits_of_crowds

-- While there is no room to count somebody alone, they are counted together with others: so many crowds always find
-- room.
local CROWDS = 512
local FREED_AT_ONCE = 1000
local EVERYBODY = 'everybody'
local full_until = 0

local rate_limit = {}

-- Seconds until one more call fits.
local function wait_seconds(max, window_seconds, previous, current, elapsed)
  if current + 1 <= max then return ((1 - (max - current - 1) / previous) - elapsed) * window_seconds end
  return (1 - elapsed + math.max(0, 1 - (max - 1) / current)) * window_seconds
end

-- Removes counts of windows that are over. Looking for them in vain is not repeated at once.
local function make_room()
  local now = ngx.now()
  if now < full_until then return false end
  if counts:flush_expired(FREED_AT_ONCE) > 0 then return true end
  full_until = now + 1
  ngx.log(ngx.ERR, 'rate limits: no room to count each caller; new ones are counted in crowds')
  return false
end

-- One more; nil when there is no room. Never pushes out another count.
local function count_alone(key, lifetime_seconds)
  local count = counts:incr(key, 1)
  if count then return count end
  local is_added, failure = counts:safe_add(key, 1, lifetime_seconds)
  if failure == 'no memory' and make_room() then is_added, failure = counts:safe_add(key, 1, lifetime_seconds) end
  if is_added then return 1 end
  return failure == 'exists' and counts:incr(key, 1) or nil
end

-- Where the call was counted, under which key, and how many that makes.
local function count_call(class, caller, window, lifetime_seconds)
  local key = class .. ' ' .. caller .. ' '
  local current = count_alone(key .. window, lifetime_seconds)
  if current then return counts, key, current end
  key = class .. ' ' .. ngx.crc32_short(caller) % CROWDS .. ' '
  return crowd_counts, key, crowd_counts:incr(key .. window, 1, 0, lifetime_seconds) or math.huge
end

-- Whether everybody together did much in this window.
local function is_rush(limit, class, now)
  local window = math.floor(now / limit.windowSeconds)
  local key = class .. ' ' .. EVERYBODY .. ' '
  local overlap = 1 - (now / limit.windowSeconds - window)
  return (counts:get(key .. window) or 0) + (counts:get(key .. (window - 1)) or 0) * overlap > limit.rush.from
end

-- Counts the call: nil when it is one of at most `max`, else the whole seconds to wait; and how to take it back.
local function count_within(class, caller, max, window_seconds, now)
  local window = math.floor(now / window_seconds)
  local places, key, current = count_call(class, caller, window, 2 * window_seconds)
  local function take_back() places:incr(key .. window, -1) end
  local previous = places:get(key .. (window - 1)) or 0
  local elapsed = now / window_seconds - window
  if current + previous * (1 - elapsed) <= max then return nil, take_back end
  if current == math.huge then return 1, take_back end
  return math.max(1, math.ceil(wait_seconds(max, window_seconds, previous, current - 1, elapsed))), take_back
end

-- In a rush all come in one after the other. Waits until it is this call's turn, and answers nil; when that is too long,
-- the whole seconds to wait.
local function wait_for_turn(class, rush, now)
  local gap = 1 / rush.perSecond
  local key = class .. ' next turn'
  local turn = (crowd_counts:incr(key, gap, now) or now + gap) - gap
  if turn < now then
    crowd_counts:set(key, now + gap)
    return nil
  end
  if turn - now > rush.waitSeconds then
    crowd_counts:incr(key, -gap)
    return math.ceil(turn - now)
  end
  ngx.sleep(turn - now)
  return nil
end

-- Whoever tries too often, in vain or not, waits until they tried less; in a rush sooner.
local function count_try(class, caller, limit, is_rushing, now)
  local rush = limit.rush
  local max = is_rushing and rush.max or rush.maxOtherwise
  return count_within(class .. ' tries', caller, max, rush.windowSeconds, now)
end

-- Counts the call. Nil when it is within the limit of `class`, else the whole seconds to wait.
function rate_limit.seconds_to_wait(class, caller)
  local limit = settings.limits[class]
  if not limit then return nil end
  local now = ngx.now()
  local is_rushing = limit.rush and is_rush(limit, class, now)
  local tried_too_often = limit.rush and count_try(class, caller, limit, is_rushing, now)
  local seconds, take_back = count_within(class, caller, limit.max, limit.windowSeconds, now)
  seconds = seconds or tried_too_often
  if not seconds and is_rushing then seconds = wait_for_turn(class, limit.rush, now) end
  if seconds then
    take_back()
    return seconds
  end
  if not limit.rush then return nil end
  count_call(class, EVERYBODY, math.floor(now / limit.windowSeconds), 2 * limit.windowSeconds)
  return nil
end

-- Who an unknown visitor is: their address, for IPv6 their network of 64 bits.
function rate_limit.caller_by_address()
  local address = ngx.var.binary_remote_addr
  return #address == 16 and address:sub(1, 8) or address
end

return rate_limit
