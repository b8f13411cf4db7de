-- Removes what a caller outside could use to pass for somebody: services believe tokens, never headers, and this
-- makes sure that a header that a service may one day read did not come from outside.
local identity_headers = {}

local MOST_HEADERS = 100

local EXACT = { authorization = true, forwarded = true, ['operator-pass'] = true, ['proxy-authorization'] = true, ['true-client-ip'] = true }

local AFTER_X = {
  'user', 'member', 'account', 'role', 'auth', 'session', 'operator', 'admin', 'sub', 'identity', 'internal', 'service',
  'caller', 'original', 'rewrite', 'forwarded', 'real%-ip', 'client', 'remote', 'cluster', 'http%-method', 'method', 'accel',
}

local function is_identity(name)
  if EXACT[name] then return true end
  if name:sub(1, 2) ~= 'x-' then return false end
  for _, pattern in ipairs(AFTER_X) do
    if name:find('^' .. pattern, 3) then return true end
  end
  return false
end

-- False when there are more headers than are looked at.
function identity_headers.strip()
  local headers, incomplete = ngx.req.get_headers(MOST_HEADERS)
  if incomplete then return false end
  for name in pairs(headers) do
    if is_identity(name) then ngx.req.clear_header(name) end
  end
  return true
end

return identity_headers
