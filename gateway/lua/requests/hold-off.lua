-- A service may find that what an address sends to a route is worth nothing, and say in its answer for how many seconds
-- it wants to be spared: `X-Hold-Off: 60`. Meanwhile one call a second goes through, so that the service may think
-- better of it. Its other routes know nothing of it: members may share that address.
local problem = require 'requests.problem'
local rate_limit = require 'requests.rate-limit'

-- Whoever has no room here any more is simply let through.
local held_off = ngx.shared.held_off

local LONGEST_SECONDS = 60

local hold_off = {}

local function key() return ngx.var.place .. ' ' .. rate_limit.caller_by_address() end

function hold_off.check()
  local held = key()
  if not held_off:get(held) or held_off:add(held .. ' once', true, 1) then return end
  return problem.exit(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', 1)
end

-- When any request has ended.
function hold_off.note()
  local seconds = tonumber(ngx.var.upstream_http_x_hold_off)
  if seconds and seconds > 0 then held_off:set(key(), true, math.min(seconds, LONGEST_SECONDS)) end
end

return hold_off
