-- Reads one cookie the way the services read it. nginx's own $cookie_name ignores case and takes the first of two,
-- which would let a caller show one session to the gateway and another one to the service.
local session_cookie = {}

-- The value of the only cookie called `name`; nil and 'absent' or 'repeated' otherwise.
function session_cookie.read(name)
  local found
  for part in (ngx.var.http_cookie or ''):gmatch('[^;]+') do
    local key, value_from = part:match('^%s*([^=%s]+)%s*=()')
    if key == name then
      if found then return nil, 'repeated' end
      found = part:sub(value_from):match('^%s*(%S*)%s*$') or ''
    end
  end
  if not found or found == '' then return nil, 'absent' end
  return found
end

return session_cookie
