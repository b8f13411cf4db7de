-- What the internal port says about this gateway.
local cjson = require 'cjson.safe'
local key_set = require 'sessions.key-set'
local revocations = require 'sessions.revocations'

local state = ngx.shared.gateway_state

local readiness = {}

-- 200 once keys and revocations are known, from identity or from their copies on disk; else 503. The body says which.
function readiness.serve()
  local keys, list = key_set.version('member') > 0, revocations.known()
  local asked_at = state:get('revocations_asked_at')
  ngx.status = (keys and list) and 200 or 503
  ngx.header['Content-Type'] = 'application/json; charset=utf-8'
  ngx.say(cjson.encode({
    ready = keys and list,
    keys = keys,
    revocations = list,
    revocationsAgeSeconds = asked_at and ngx.time() - asked_at or cjson.null,
    revocationsFull = state:get('revocations_full') == true,
  }))
end

return readiness
