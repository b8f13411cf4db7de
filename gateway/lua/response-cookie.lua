-- Adds a cookie to the answer, beside those that are there already. No script can read any of the gateway's.
local settings = require 'settings'

local response_cookie = {}

-- `max_age_seconds` 0 removes the cookie.
function response_cookie.add(name, value, max_age_seconds)
  local cookies = ngx.header['Set-Cookie'] or {}
  if type(cookies) == 'string' then cookies = { cookies } end
  local secure = settings.secure and '; Secure' or ''
  cookies[#cookies + 1] = ('%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s'):format(name, value, max_age_seconds, secure)
  ngx.header['Set-Cookie'] = cookies
end

return response_cookie
