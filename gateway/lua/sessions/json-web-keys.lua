-- Public keys of a JWKS document by key id: P-256 keys for ES256 signatures, nothing else.
local base64 = require 'ngx.base64'
local pkey = require 'openssl.pkey'

-- DER that stands before the 64 bytes of a P-256 public key.
local SPKI_PREFIX = ngx.decode_base64('MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE')

local json_web_keys = {}

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

-- Nil when the document holds no such key.
function json_web_keys.parse(document)
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

return json_web_keys
