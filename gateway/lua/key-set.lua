-- The public keys of session tokens by key id: identity's JWKS, a copy of it on disk. The text is shared by the workers,
-- each parses it once for every version.
local cjson = require 'cjson.safe'
local durable_file = require 'durable-file'
local internal_client = require 'internal-client'
local json_web_keys = require 'json-web-keys'

local state = ngx.shared.gateway_state

local REFRESH_SECONDS = 300
local UNKNOWN_KEY_REFRESH_SECONDS = 2
local FILE = 'jwks.json'

local key_set = {}
local parsed_version = 0
local keys = {}

local function publish(document)
  local text = cjson.encode(document)
  if text == state:get('jwks') then return end
  state:set('jwks', text)
  state:incr('jwks_version', 1, 0)
end

local function refresh()
  local document = internal_client.get('identity', '/internal/jwks')
  if not json_web_keys.parse(document) then return false end
  publish(document)
  state:set('jwks_fresh', true, REFRESH_SECONDS)
  durable_file.replace(FILE, cjson.encode(document))
  return true
end

-- Called each second by one worker.
function key_set.keep_fresh()
  if state:get('jwks_fresh') or refresh() or key_set.version() > 0 then return end
  local copy = cjson.decode(durable_file.read(FILE) or '')
  if json_web_keys.parse(copy) then publish(copy) end
end

-- 0 until keys are known; grows with every change of them.
function key_set.version()
  return state:get('jwks_version') or 0
end

local function current()
  local version = key_set.version()
  if version ~= parsed_version then
    keys = json_web_keys.parse(cjson.decode(state:get('jwks'))) or {}
    parsed_version = version
  end
  return keys
end

-- The key, or nil. An unknown id asks identity again, at most once in two seconds for all workers.
function key_set.find(key_id)
  local key = current()[key_id]
  if key or not state:add('jwks_asked_for_unknown', true, UNKNOWN_KEY_REFRESH_SECONDS) then return key end
  refresh()
  return current()[key_id]
end

return key_set
