-- Which replica of a service gets a call: each in its turn, and the next one when a try failed and the call may be
-- tried again.
local balancer = require 'ngx.balancer'
local addresses = require 'services.addresses'

-- A machine that is gone answers nothing: with others at hand nobody waits a second for it, and for a second only one
-- call tries it.
local CONNECT_SECONDS, REST_SECONDS = 0.2, 1

local set_current_peer = balancer.set_current_peer

local replica_choice = {}
local turns = {}
local rests_until = {}

-- Kept for the call's next try. A single replica, the usual case, has no turns and costs nothing here.
local function turn_of(service, count)
  if count == 1 then return 1 end
  local turn = ngx.ctx.replica_turn
  if not turn then
    turn = turns[service] or 0
    turns[service] = turn % count + 1
    assert(balancer.set_more_tries(count - 1))
  end
  ngx.ctx.replica_turn = turn + 1
  return turn % count + 1
end

local function name_of(replica)
  return replica.host .. ':' .. replica.port
end

local function note_failure()
  local failed = ngx.ctx.replica_tried
  if failed and balancer.get_last_failure() == 'failed' then rests_until[failed] = ngx.now() + REST_SECONDS end
end

-- The one whose turn it is; one that rests gives way to the next.
local function awake(replicas, turn)
  local now = ngx.now()
  for step = 0, #replicas - 1 do
    local replica = replicas[(turn - 1 + step) % #replicas + 1]
    if (rests_until[name_of(replica)] or 0) <= now then return replica end
  end
  return replicas[turn]
end

function replica_choice.choose(service)
  local replicas = addresses.public(service)
  if #replicas == 0 then return ngx.log(ngx.ERR, service, ' has no address') end
  local replica = replicas[1]
  if #replicas > 1 then
    note_failure()
    replica = awake(replicas, turn_of(service, #replicas))
    ngx.ctx.replica_tried = name_of(replica)
    assert(balancer.set_timeouts(CONNECT_SECONDS, nil, nil))
  end
  assert(set_current_peer(replica.host, replica.port))
end

return replica_choice
