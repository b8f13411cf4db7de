-- How many calls are open: of each caller over all services, and of each service, so that one that hangs keeps so many
-- connections and no more. Of a service's places one network has a half, one member a fifth, and some are kept for
-- callers with a session: who fills the rest takes the service from nobody who is signed in. Streams, which last as
-- long as a page is open, are counted for each caller alone.
local problem = require 'requests.problem'
local rate_limit = require 'requests.rate-limit'
local settings = require 'settings'
local under_way = require 'requests.under-way'

local OF_ONE_NETWORK, OF_ONE_MEMBER, OF_VISITORS = 0.5, 0.2, 0.7
local OF_CALLER, OF_SERVICE = 429, 503

local open_calls = {}

local function stream_limits(network, member)
  local most = settings.atOnce
  return {
    { 'streams of network ' .. network, most.streamsOfNetwork, OF_CALLER },
    member and { 'streams of member ' .. member, most.streamsOfMember, OF_CALLER },
  }
end

local function call_limits(service, places, network, member)
  local most = settings.atOnce
  local limits = {
    { 'network ' .. network, most.callsOfNetwork, OF_CALLER },
    { 'calls ' .. service, places, OF_SERVICE },
    { 'network ' .. service .. ' ' .. network, math.ceil(places * OF_ONE_NETWORK), OF_SERVICE },
  }
  if member then
    limits[#limits + 1] = { 'member ' .. member, most.callsOfMember, OF_CALLER }
    limits[#limits + 1] = { 'member ' .. service .. ' ' .. member, math.ceil(places * OF_ONE_MEMBER), OF_SERVICE }
  else
    limits[#limits + 1] = { 'visitors ' .. service, math.ceil(places * OF_VISITORS), OF_SERVICE }
  end
  return limits
end

local function refuse(status)
  if status == OF_CALLER then
    return problem.exit(429, 'too_many_requests', 'Too many requests at once. Please wait a moment and try again.', 1)
  end
  return problem.exit(503, 'unavailable', 'This part of the site is not available right now. Please try again.', 1)
end

-- `$open_call` says what was entered; a variable, since what nginx does on an error forgets everything else.
function open_calls.enter(route, member)
  local network = ngx.encode_base64(rate_limit.caller_by_address())
  local limits = route.stream and stream_limits(network, member) or call_limits(route.owner, route.calls, network, member)
  local entered = {}
  for _, limit in ipairs(limits) do
    local name, most, status = unpack(limit)
    local count = under_way.enter(name)
    if count then entered[#entered + 1] = name end
    if not count or count > most then
      under_way.leave(table.concat(entered, ','))
      return refuse(count and status or OF_SERVICE)
    end
  end
  ngx.var.open_call = table.concat(entered, ',')
end

-- When any request has ended.
function open_calls.leave()
  under_way.leave(ngx.var.open_call or '')
  under_way.leave(ngx.var.open_body or '')
end

return open_calls
