-- Which replica of a service gets a call: each in its turn, and the next one when a try failed and the call may be tried again.
local balancer = require 'ngx.balancer'
local addresses = require 'addresses'

local set_current_peer = balancer.set_current_peer

local replica_choice = {}
local turns = {}

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

function replica_choice.choose(service)
  local replicas = addresses.public(service)
  if #replicas == 0 then return ngx.log(ngx.ERR, service, ' has no address') end
  local replica = replicas[turn_of(service, #replicas)]
  assert(set_current_peer(replica.host, replica.port))
end

return replica_choice
