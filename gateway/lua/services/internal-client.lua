-- Asks a service's internal API, one replica after the other.
local cjson = require 'cjson.safe'
local addresses = require 'services.addresses'
local http_call = require 'services.http-call'
local service_token = require 'services.service-token'

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

local function headers_for(service)
  return { Accept = 'application/json', Authorization = 'Bearer ' .. service_token.for_callee(service) }
end

-- The decoded answer and its text, or nil and why there is none.
function internal_client.get(service, path)
  local reason = 'no address'
  local headers = headers_for(service)
  for _, address in ipairs(addresses.internal(service)) do
    local status, body = http_call(service, address, path, headers)
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

-- Status and decoded answer of the first replica that decides, or nil and why none did. For calls that may be repeated.
-- `body` is JSON.
function internal_client.post(service, path, body)
  local reason = 'no address'
  local headers = headers_for(service)
  headers['X-Request-Id'] = ngx.var.request_id
  headers.traceparent = ngx.var.traceparent
  for _, address in ipairs(addresses.internal(service)) do
    local status, text = http_call(service, address, path, headers, body)
    if status and status < 500 then return status, cjson.decode(text) end
    reason = status and ('status ' .. status) or text
  end
  ngx.log(ngx.WARN, service, ' did not answer ', path, ' (', reason, ')')
  return nil, reason
end

return internal_client
