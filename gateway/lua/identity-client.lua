-- Asks identity's internal API, one replica after the other.
local cjson = require 'cjson.safe'
local http_get = require 'http-get'
local service_token = require 'service-token'
local settings = require 'settings'

local identity_client = {}

local away = false

-- One line when identity goes away and one when it is back, not one each second.
local function note(is_away, reason)
  if is_away == away then return end
  away = is_away
  if away then
    ngx.log(ngx.WARN, 'identity does not answer (', reason, '); the last known keys and revocations stay in force')
  else
    ngx.log(ngx.WARN, 'identity answers again')
  end
end

-- The decoded answer, or nil and why there is none.
function identity_client.get(path)
  local reason = 'no address'
  local headers = { Accept = 'application/json', Authorization = 'Bearer ' .. service_token.for_callee('identity') }
  for _, address in ipairs(settings.identityAddresses) do
    local status, body = http_get(address.host, address.port, path, headers)
    local answer = status == 200 and cjson.decode(body)
    if answer then
      note(false)
      return answer
    end
    reason = status and ('status ' .. status) or body
  end
  note(true, reason)
  return nil, reason
end

return identity_client
