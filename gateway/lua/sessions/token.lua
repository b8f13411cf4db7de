-- Verifies a session token: ES256 and nothing else, a key that the issuer of this kind published, this audience, not
-- yet over.
local lrucache = require 'resty.lrucache'
local json_web_token = require 'sessions.json-web-token'
local key_set = require 'sessions.key-set'

local LONGEST_TOKEN_BYTES = 4096
local REMEMBERED_SECONDS = 60
local REMEMBERED_TOKENS = 10000
-- Clocks of two machines may differ by this much before a token counts as issued in the future.
local CLOCK_SKEW_SECONDS = 5
local LAST_SAFE_INTEGER = 2 ^ 53
local UUID = '^' .. ('%x'):rep(8) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(4) .. '%-' .. ('%x'):rep(12) .. '$'

local token = {}

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

-- What this worker verified, by audience and token; a change of the keys forgets it all. Kept by each worker and not
-- shared: that costs one more verification for each worker, where a shared dictionary cost each request more than all
-- other checks together.
local verified = {}

local function verified_for(audience)
  local version = key_set.version(audience)
  local known = verified[audience]
  if not known or known.version ~= version then
    known = { version = version, tokens = lrucache.new(REMEMBERED_TOKENS) }
    verified[audience] = known
  end
  return known.tokens
end

-- The claims (`sub`, `sid`, `exp` …) of a good token for `audience` ('member', 'operator'), else nil.
function token.claims(text, audience)
  if #text > LONGEST_TOKEN_BYTES then return nil end
  local remembered = verified_for(audience)
  local known = remembered:get(text)
  local now = ngx.time()
  if known then return known.exp > now and known or nil end
  local claims = json_web_token.verify(text, function(key_id) return key_set.find(audience, key_id) end)
  if not claims or not holds_now(claims, audience, now) then return nil end
  -- Asked for again: the verification may have fetched new keys.
  verified_for(audience):set(text, claims, math.min(REMEMBERED_SECONDS, claims.exp - now))
  return claims
end

return token
