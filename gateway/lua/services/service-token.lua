-- Signs the gateway's own calls to identity: ES256, `iss` and `kid` gateway, 60 seconds.
local cjson = require 'cjson.safe'
local base64 = require 'ngx.base64'
local digest = require 'openssl.digest'
local pkey = require 'openssl.pkey'
local ecdsa_signature = require 'sessions.ecdsa-signature'
local settings = require 'settings'

local LIFETIME_SECONDS = 60
local SPARE_SECONDS = 20
local CALLER = 'gateway'

local service_token = {}
local key
local current = {}

-- In the master process, so that a missing key stops the start.
function service_token.load_key()
  local file = assert(io.open(settings.gatewayKeyFile, 'rb'))
  key = pkey.new(file:read('*a'))
  file:close()
end

local function part(value)
  return base64.encode_base64url(cjson.encode(value))
end

-- A token for `callee`, signed again shortly before it ends.
function service_token.for_callee(callee)
  local now = ngx.time()
  local known = current[callee]
  if known and known.exp - SPARE_SECONDS > now then return known.token end
  local exp = now + LIFETIME_SECONDS
  local signed = part({ alg = 'ES256', typ = 'JWT', kid = CALLER }) .. '.' .. part({ iss = CALLER, aud = callee, iat = now, exp = exp })
  local der = key:sign(digest.new('sha256'):update(signed))
  local token = signed .. '.' .. base64.encode_base64url(ecdsa_signature.from_der(der))
  current[callee] = { token = token, exp = exp }
  return token
end

return service_token
