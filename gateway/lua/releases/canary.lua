-- Where a visitor stands on the scale from 0 to 100 that shares are cut from. Pure: every gateway answers the same, a
-- visitor keeps their place as long as the salt stays, and raising a share moves nobody back.
local digest = require 'openssl.digest'

local canary = {}

local PLACES = 2 ^ 52

-- 0 or more and less than 100. `unit` is what is decided together: a deployable, or its group.
function canary.place(salt, unit, visitor_id)
  local a, b, c, d, e, f, g = digest.new('sha256'):final(salt .. ':' .. unit .. ':' .. visitor_id):byte(1, 7)
  local first_52_bits = (((((a * 256 + b) * 256 + c) * 256 + d) * 256 + e) * 256 + f) * 16 + math.floor(g / 16)
  return first_52_bits / PLACES * 100
end

-- `share` in percent: 0 is nobody, 100 everybody.
function canary.takes(salt, unit, visitor_id, share)
  return canary.place(salt, unit, visitor_id) < share
end

return canary
