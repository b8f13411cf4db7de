-- Was this call made by a page of this site? Browsers send these two headers themselves and pages cannot forge them.
local settings = require 'settings'

local SAFE_METHODS = { GET = true, HEAD = true, OPTIONS = true }

local own_origin = {}

function own_origin.is_needed()
  return not SAFE_METHODS[ngx.req.get_method()]
end

function own_origin.holds()
  local origin = ngx.var.http_origin
  if not origin then return ngx.var.http_sec_fetch_site == 'same-origin' end
  for _, allowed in ipairs(settings.ownOrigins) do
    if origin == allowed then return true end
  end
  return false
end

return own_origin
