-- Adds a cookie to the answer, beside those that are there already. No script can read any of them.
local settings = require 'settings'

local response_cookie = {}

-- As a service wrote it.
function response_cookie.add_text(text)
  local cookies = ngx.header['Set-Cookie'] or {}
  if type(cookies) == 'string' then cookies = { cookies } end
  cookies[#cookies + 1] = text
  ngx.header['Set-Cookie'] = cookies
end

-- `max_age_seconds` 0 removes the cookie.
function response_cookie.add(name, value, max_age_seconds)
  local secure = settings.secure and '; Secure' or ''
  response_cookie.add_text(('%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s'):format(name, value, max_age_seconds, secure))
end

return response_cookie
