-- Which replica of a service gets a call: each in its turn, and one that it has not tried yet when a try failed and the
-- call may be tried again.
local balancer = require 'ngx.balancer'
local addresses = require 'services.addresses'

-- A machine that is gone answers nothing, and one that is there takes a connection at once, however busy its service is:
-- nobody waits a second for it, and for a second only one call tries it.
local CONNECT_SECONDS, REST_SECONDS = 0.1, 1

local set_current_peer = balancer.set_current_peer

local replica_choice = {}
local turns = {}
local rests_until = {}

-- Where a call begins to look.
local function turn_of(service, count)
  local turn = turns[service] or 0
  turns[service] = turn % count + 1
  return turn % count + 1
end

local function name_of(replica)
  return replica.host .. ':' .. replica.port
end

local function note_failure(failed)
  if failed and balancer.get_last_failure() == 'failed' then rests_until[failed] = ngx.now() + REST_SECONDS end
end

-- The next from `turn` on that was not tried, one that rests last of all; and whether there are others. Replicas come
-- and go between two tries.
local function untried(replicas, turn, tried)
  local now = ngx.now()
  local awake, resting, count = nil, nil, 0
  for step = 0, #replicas - 1 do
    local replica = replicas[(turn - 1 + step) % #replicas + 1]
    local name = name_of(replica)
    if not tried[name] then
      count = count + 1
      if (rests_until[name] or 0) > now then
        resting = resting or replica
      else
        awake = awake or replica
      end
    end
  end
  return awake or resting or replicas[turn], count > 1
end

-- A single replica, the usual case, has no turns and costs nothing here.
function replica_choice.choose(service)
  local replicas = addresses.public(service)
  if #replicas == 0 then return ngx.log(ngx.ERR, service, ' has no address') end
  local replica = replicas[1]
  if #replicas > 1 then
    local ctx = ngx.ctx
    note_failure(ctx.replica_tried)
    ctx.replicas_tried = ctx.replicas_tried or {}
    local has_others
    replica, has_others = untried(replicas, turn_of(service, #replicas), ctx.replicas_tried)
    ctx.replica_tried = name_of(replica)
    ctx.replicas_tried[ctx.replica_tried] = true
    if has_others then assert(balancer.set_more_tries(1)) end
    assert(balancer.set_timeouts(CONNECT_SECONDS, nil, nil))
  end
  assert(set_current_peer(replica.host, replica.port))
end

return replica_choice
