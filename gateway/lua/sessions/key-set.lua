-- The public keys of session tokens by key id, apart for each kind of session: members' from identity, operators' from
-- admin, so that whoever signs the one kind cannot sign the other. Each issuer's JWKS has a copy on disk. The text is
-- shared by the workers, each parses it once for every version.
local cjson = require 'cjson.safe'
local durable_file = require 'files.durable-file'
local internal_client = require 'services.internal-client'
local json_web_keys = require 'sessions.json-web-keys'

local state = ngx.shared.gateway_state

local REFRESH_SECONDS = 300
local UNKNOWN_KEY_REFRESH_SECONDS = 2
local ISSUERS = {
  member = { service = 'identity', path = '/internal/jwks', file = 'jwks.json' },
  operator = { service = 'admin', path = '/internal/operator-keys', file = 'operator-jwks.json' },
}

local key_set = {}
local parsed = { member = { version = 0, keys = {} }, operator = { version = 0, keys = {} } }

local function name_of(kind, what)
  return kind .. '_jwks' .. what
end

local function publish(kind, document)
  local text = cjson.encode(document)
  if text == state:get(name_of(kind, '')) then return end
  state:set(name_of(kind, ''), text)
  state:incr(name_of(kind, '_version'), 1, 0)
end

local function refresh(kind)
  local issuer = ISSUERS[kind]
  local document = internal_client.get(issuer.service, issuer.path)
  if not json_web_keys.parse(document) then return false end
  publish(kind, document)
  state:set(name_of(kind, '_fresh'), true, REFRESH_SECONDS)
  durable_file.replace(issuer.file, cjson.encode(document))
  return true
end

-- Called each second by one worker, for each kind.
function key_set.keep_fresh(kind)
  if state:get(name_of(kind, '_fresh')) or refresh(kind) or key_set.version(kind) > 0 then return end
  local copy = cjson.decode(durable_file.read(ISSUERS[kind].file) or '')
  if json_web_keys.parse(copy) then publish(kind, copy) end
end

-- 0 until keys are known; grows with every change of them.
function key_set.version(kind)
  return state:get(name_of(kind, '_version')) or 0
end

local function current(kind)
  local mine = parsed[kind]
  local version = key_set.version(kind)
  if version ~= mine.version then
    mine.keys = json_web_keys.parse(cjson.decode(state:get(name_of(kind, '')))) or {}
    mine.version = version
  end
  return mine.keys
end

-- The key, or nil. An unknown id asks the issuer again, at most once in two seconds for all workers.
function key_set.find(kind, key_id)
  local key = current(kind)[key_id]
  if key or not state:add(name_of(kind, '_asked_for_unknown'), true, UNKNOWN_KEY_REFRESH_SECONDS) then return key end
  refresh(kind)
  return current(kind)[key_id]
end

return key_set
