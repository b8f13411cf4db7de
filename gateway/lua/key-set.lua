-- The public keys of session tokens by key id: identity's JWKS, a copy of it on disk. The text is shared by the workers,
-- each parses it once for every version.
local cjson = require 'cjson.safe'
local base64 = require 'ngx.base64'
local pkey = require 'openssl.pkey'
local durable_file = require 'durable-file'
local identity_client = require 'identity-client'

local state = ngx.shared.gateway_state

local REFRESH_SECONDS = 300
local UNKNOWN_KEY_REFRESH_SECONDS = 2
local FILE = 'jwks.json'
-- DER that stands before the 64 bytes of a P-256 public key.
local SPKI_PREFIX = ngx.decode_base64('MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE')

local key_set = {}
local parsed_version = 0
local keys = {}

local function public_key(jwk)
  if type(jwk) ~= 'table' or jwk.kty ~= 'EC' or jwk.crv ~= 'P-256' then return nil end
  if (jwk.alg and jwk.alg ~= 'ES256') or (jwk.use and jwk.use ~= 'sig') then return nil end
  if type(jwk.kid) ~= 'string' or type(jwk.x) ~= 'string' or type(jwk.y) ~= 'string' then return nil end
  local x, y = base64.decode_base64url(jwk.x), base64.decode_base64url(jwk.y)
  if not x or not y or #x ~= 32 or #y ~= 32 then return nil end
  local pem = '-----BEGIN PUBLIC KEY-----\n' .. ngx.encode_base64(SPKI_PREFIX .. x .. y) .. '\n-----END PUBLIC KEY-----\n'
  local ok, key = pcall(pkey.new, pem)
  return ok and key or nil
end

local function parse(document)
  local parsed, count = {}, 0
  for _, jwk in ipairs(type(document) == 'table' and type(document.keys) == 'table' and document.keys or {}) do
    local key = public_key(jwk)
    if key then
      parsed[jwk.kid] = key
      count = count + 1
    end
  end
  return count > 0 and parsed or nil
end

local function publish(document)
  local text = cjson.encode(document)
  if text == state:get('jwks') then return end
  state:set('jwks', text)
  state:incr('jwks_version', 1, 0)
end

local function refresh()
  local document = identity_client.get('/internal/jwks')
  if not parse(document) then return false end
  publish(document)
  state:set('jwks_fresh', true, REFRESH_SECONDS)
  durable_file.replace(FILE, cjson.encode(document))
  return true
end

-- Called each second by one worker.
function key_set.keep_fresh()
  if state:get('jwks_fresh') or refresh() or key_set.version() > 0 then return end
  local copy = cjson.decode(durable_file.read(FILE) or '')
  if parse(copy) then publish(copy) end
end

-- 0 until keys are known; grows with every change of them.
function key_set.version()
  return state:get('jwks_version') or 0
end

local function current()
  local version = key_set.version()
  if version ~= parsed_version then
    keys = parse(cjson.decode(state:get('jwks'))) or {}
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
