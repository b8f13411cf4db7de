-- A preview link's token: signed by admin, for nothing but previews, for a day at most.
local lrucache = require 'resty.lrucache'
local json_web_token = require 'sessions.json-web-token'
local service_keys = require 'releases.service-keys'

local SIGNER = 'admin'
local LONGEST_TOKEN_BYTES = 3072
local LONGEST_LIFETIME_SECONDS = 24 * 60 * 60
local CLOCK_SKEW_SECONDS = 5
local MOST_OVERRIDES = 50
local REMEMBERED_TOKENS = 200

local preview_token = {}
local verified, verified_with = lrucache.new(REMEMBERED_TOKENS), nil

local function are_overrides(value)
  if type(value) ~= 'table' then return false end
  local count = 0
  for name, version in pairs(value) do
    if type(name) ~= 'string' or type(version) ~= 'string' then return false end
    count = count + 1
  end
  return count > 0 and count <= MOST_OVERRIDES
end

local function holds_now(claims, now)
  return claims.aud == 'preview' and type(claims.exp) == 'number' and claims.exp > now
    and claims.exp <= now + LONGEST_LIFETIME_SECONDS + CLOCK_SKEW_SECONDS and are_overrides(claims.overrides)
end

local function admins_key(key_id)
  return key_id == SIGNER and service_keys.current()[SIGNER] or nil
end

local function claims_of(text)
  if verified_with ~= service_keys.current() then
    verified:flush_all()
    verified_with = service_keys.current()
  end
  local known = verified:get(text)
  if known then return known end
  local claims = json_web_token.verify(text, admins_key)
  if claims then verified:set(text, claims) end
  return claims
end

-- `{ overrides = { [deployable] = version }, exp, by }` of a token that is good now, else nil.
function preview_token.claims(text)
  if #text > LONGEST_TOKEN_BYTES then return nil end
  local claims = claims_of(text)
  return claims and holds_now(claims, ngx.time()) and claims or nil
end

return preview_token
