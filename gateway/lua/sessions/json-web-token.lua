-- Verifies who signed a token: ES256 and nothing else. What its claims must hold is for whoever reads it.
local cjson = require('cjson.safe').new()
local base64 = require 'ngx.base64'
local digest = require 'openssl.digest'
local ecdsa_signature = require 'sessions.ecdsa-signature'

cjson.decode_invalid_numbers(false)

-- A header with anything else (jwk, jku, x5u, crit …) is refused, not ignored.
local HEADER_MEMBERS = { alg = true, typ = true, kid = true }

local json_web_token = {}

local function decode(part)
  local text = part:find('^[%w_-]+$') and base64.decode_base64url(part)
  local value = text and cjson.decode(text)
  return type(value) == 'table' and value or nil
end

local function key_id(part)
  local header = decode(part)
  if not header or header.alg ~= 'ES256' or header.typ ~= 'JWT' or type(header.kid) ~= 'string' then return nil end
  for name in pairs(header) do
    if not HEADER_MEMBERS[name] then return nil end
  end
  return header.kid
end

-- The claims of a token whose signature holds, else nil. `find_key` gives the public key of a key id, or nil.
function json_web_token.verify(text, find_key)
  local header, payload, signature = text:match('^([^.]+)%.([^.]+)%.([^.]+)$')
  local raw = header and signature:find('^[%w_-]+$') and base64.decode_base64url(signature)
  if not raw or #raw ~= 64 then return nil end
  local id = key_id(header)
  local key = id and find_key(id)
  if not key then return nil end
  local ok, genuine = pcall(key.verify, key, ecdsa_signature.to_der(raw), digest.new('sha256'):update(header .. '.' .. payload))
  return ok and genuine and decode(payload) or nil
end

return json_web_token
