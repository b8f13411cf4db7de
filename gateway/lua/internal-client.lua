-- Asks a service's internal API, one replica after the other.
local cjson = require 'cjson.safe'
local addresses = require 'addresses'
local http_get = require 'http-get'
local service_token = require 'service-token'

local internal_client = {}

local away = {}

-- One line when a service goes away and one when it is back, not one each second.
local function note(service, is_away, reason)
  if is_away == (away[service] == true) then return end
  away[service] = is_away
  if is_away then
    ngx.log(ngx.WARN, service, ' does not answer (', reason, '); what it said last stays in force')
  else
    ngx.log(ngx.WARN, service, ' answers again')
  end
end

-- Whether this gateway was told where the service is.
function internal_client.has(service)
  return #addresses.internal(service) > 0
end

-- The decoded answer and its text, or nil and why there is none.
function internal_client.get(service, path)
  local reason = 'no address'
  local headers = { Accept = 'application/json', Authorization = 'Bearer ' .. service_token.for_callee(service) }
  for _, address in ipairs(addresses.internal(service)) do
    local status, body = http_get(address.host, address.port, path, headers)
    local answer = status == 200 and cjson.decode(body) or (status == 304 and { unchanged = true })
    if answer then
      note(service, false)
      return answer, body
    end
    reason = status and ('status ' .. status) or body
  end
  note(service, true, reason)
  return nil, reason
end

return internal_client
