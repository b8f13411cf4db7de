-- Verifies a session token: ES256 and nothing else, a key that identity published, this audience, not yet over.
local cjson = require('cjson.safe').new()
local base64 = require 'ngx.base64'
local digest = require 'openssl.digest'
local lrucache = require 'resty.lrucache'
local ecdsa_signature = require 'ecdsa-signature'
local key_set = require 'key-set'

cjson.decode_invalid_numbers(false)

local LONGEST_TOKEN_BYTES = 4096
local REMEMBERED_SECONDS = 60
local REMEMBERED_TOKENS = 10000
-- Clocks of two machines may differ by this much before a token counts as issued in the future.
local CLOCK_SKEW_SECONDS = 5
local LAST_SAFE_INTEGER = 2 ^ 53
-- A header with anything else (jwk, jku, x5u, crit …) is refused, not ignored.
local HEADER_MEMBERS = { alg = true, typ = true, kid = true }
local UUID = '^' .. ('%x'):rep(8) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(12) .. '$'

local token = {}

local function decode(part)
  local text = part:find('^[%w_-]+$') and base64.decode_base64url(part)
  local value = text and cjson.decode(text)
  return type(value) == 'table' and value or nil
end

local function header_key(part)
  local header = decode(part)
  if not header or header.alg ~= 'ES256' or header.typ ~= 'JWT' or type(header.kid) ~= 'string' then return nil end
  for name in pairs(header) do
    if not HEADER_MEMBERS[name] then return nil end
  end
  return key_set.find(header.kid)
end

local function is_time(value)
  return type(value) == 'number' and value == math.floor(value) and value >= 0 and value < LAST_SAFE_INTEGER
end

local function is_uuid(value)
  return type(value) == 'string' and value:find(UUID) ~= nil
end

local function holds_now(claims, audience, now)
  return claims.aud == audience and is_uuid(claims.sub) and is_uuid(claims.sid)
    and is_time(claims.iat) and is_time(claims.exp) and claims.exp > now and claims.iat <= now + CLOCK_SKEW_SECONDS
    and (claims.nbf == nil or (is_time(claims.nbf) and claims.nbf <= now + CLOCK_SKEW_SECONDS))
end

local function verify(text, audience, now)
  local header, payload, signature = text:match('^([^.]+)%.([^.]+)%.([^.]+)$')
  if not header then return nil end
  local raw = signature:find('^[%w_-]+$') and base64.decode_base64url(signature)
  if not raw or #raw ~= 64 then return nil end
  local key = header_key(header)
  if not key then return nil end
  local ok, genuine = pcall(key.verify, key, ecdsa_signature.to_der(raw), digest.new('sha256'):update(header .. '.' .. payload))
  if not ok or not genuine then return nil end
  local claims = decode(payload)
  return claims and holds_now(claims, audience, now) and claims or nil
end

-- What this worker verified, by audience and token; a change of the keys forgets it all. Kept by each worker and not shared: that
-- costs one more verification for each worker, where a shared dictionary cost each request more than all other checks together.
local verified, verified_with = {}, nil

local function verified_for(audience)
  local version = key_set.version()
  if version ~= verified_with then verified, verified_with = {}, version end
  if not verified[audience] then verified[audience] = lrucache.new(REMEMBERED_TOKENS) end
  return verified[audience]
end

-- The claims (`sub`, `sid`, `exp` …) of a good token for `audience` ('member', 'operator'), else nil.
function token.claims(text, audience)
  if #text > LONGEST_TOKEN_BYTES then return nil end
  local remembered = verified_for(audience)
  local known = remembered:get(text)
  local now = ngx.time()
  if known then return known.exp > now and known or nil end
  local claims = verify(text, audience, now)
  if not claims then return nil end
  -- Asked for again: the verification may have fetched new keys.
  verified_for(audience):set(text, claims, math.min(REMEMBERED_SECONDS, claims.exp - now))
  return claims
end

return token
