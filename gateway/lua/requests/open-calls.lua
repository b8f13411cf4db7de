-- How many calls of each service wait for it: one that hangs keeps so many connections and no more. Of these places one network has a half,
-- one member a fifth, and some are kept for callers with a session: who fills the rest takes the service from nobody who is signed in.
local problem = require 'requests.problem'
local rate_limit = require 'requests.rate-limit'

local counts = ngx.shared.open_calls
local OF_ONE_NETWORK, OF_ONE_MEMBER, OF_VISITORS = 0.5, 0.2, 0.7
-- Longer than any call waits: what is counted of somebody is forgotten after them.
local FORGOTTEN_SECONDS = 120

local open_calls = {}

-- { name, how many, after which it is forgotten } of each count that a call is in.
local function limits_of(service, at_once, member)
  local network = ngx.encode_base64(rate_limit.caller_by_address())
  return {
    { 'calls ' .. service, at_once, 0 },
    { 'network ' .. service .. ' ' .. network, math.ceil(at_once * OF_ONE_NETWORK), FORGOTTEN_SECONDS },
    member and { 'member ' .. service .. ' ' .. member, math.ceil(at_once * OF_ONE_MEMBER), FORGOTTEN_SECONDS }
      or { 'visitors ' .. service, math.ceil(at_once * OF_VISITORS), 0 },
  }
end

-- `$open_call` says what was entered; a variable, since what nginx does on an error forgets everything else.
function open_calls.enter(service, at_once, member)
  local entered = {}
  for _, limit in ipairs(limits_of(service, at_once, member)) do
    local key, most, seconds = unpack(limit)
    entered[#entered + 1] = key
    if (counts:incr(key, 1, 0, seconds) or 0) > most then
      for _, each in ipairs(entered) do counts:incr(each, -1) end
      return problem.exit(503, 'unavailable', 'This part of the site is not available right now. Please try again.', 1)
    end
  end
  ngx.var.open_call = table.concat(entered, ',')
end

-- When any request has ended.
function open_calls.leave()
  for _, entered in ipairs{ ngx.var.open_call or '', ngx.var.open_body or '' } do
    for key in entered:gmatch('[^,]+') do counts:incr(key, -1) end
  end
end

return open_calls
