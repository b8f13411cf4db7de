-- JOSE writes an ES256 signature as r||s (64 bytes), OpenSSL as a DER sequence of two integers.
local ecdsa_signature = {}

local INTEGER_BYTES = 32

local function der_integer(bytes)
  local magnitude = bytes:gsub('^%z+', '')
  if magnitude == '' then magnitude = '\0' end
  if magnitude:byte(1) > 127 then magnitude = '\0' .. magnitude end
  return '\2' .. string.char(#magnitude) .. magnitude
end

-- DER of a 64-byte r||s.
function ecdsa_signature.to_der(raw)
  local body = der_integer(raw:sub(1, INTEGER_BYTES)) .. der_integer(raw:sub(INTEGER_BYTES + 1))
  return '\48' .. string.char(#body) .. body
end

local function fixed_length(integer)
  local magnitude = integer:gsub('^%z+', '')
  return string.rep('\0', INTEGER_BYTES - #magnitude) .. magnitude
end

-- r||s of what OpenSSL signed.
function ecdsa_signature.from_der(der)
  local r_length = der:byte(4)
  local r = der:sub(5, 4 + r_length)
  local s = der:sub(7 + r_length)
  return fixed_length(r) .. fixed_length(s)
end

return ecdsa_signature
