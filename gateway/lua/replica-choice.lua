-- Which replica of a service gets a call: each in its turn, and the next one when a try failed and the call may be tried again.
local balancer = require 'ngx.balancer'
local addresses = require 'addresses'

local replica_choice = {}
local turns = {}

local function first_turn(service, count)
  turns[service] = (turns[service] or 0) % count + 1
  if count > 1 then assert(balancer.set_more_tries(count - 1)) end
  return turns[service]
end

function replica_choice.choose(service)
  local replicas = addresses.public(service)
  if #replicas == 0 then return ngx.log(ngx.ERR, service, ' has no address') end
  local turn = ngx.ctx.replica_turn and ngx.ctx.replica_turn + 1 or first_turn(service, #replicas)
  ngx.ctx.replica_turn = turn
  local replica = replicas[(turn - 1) % #replicas + 1]
  assert(balancer.set_current_peer(replica.host, replica.port))
end

return replica_choice
