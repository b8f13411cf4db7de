-- Security and cache headers, set here once on every answer, an upstream's own and nginx's own errors too.
local settings = require 'settings'

local response_headers = {}

local CACHE_CONTROL = { immutable = 'public, max-age=31536000, immutable', revalidate = 'no-cache', private = 'no-store' }

local common = {
  ['X-Content-Type-Options'] = 'nosniff',
  ['Referrer-Policy'] = 'strict-origin-when-cross-origin',
  ['Permissions-Policy'] = 'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ['Cross-Origin-Opener-Policy'] = 'same-origin',
  ['Cross-Origin-Resource-Policy'] = 'same-origin',
  ['Server'] = 'facet',
}

function response_headers.prepare()
  if settings.secure then common['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains' end
end

local function content_security_policy()
  local nonce = ngx.var.style_nonce
  local sources = (nonce and nonce ~= '') and (" 'nonce-" .. nonce .. "'") or ''
  return (settings.contentSecurityPolicy:gsub('__STYLE_NONCE_SOURCE__', sources))
end

-- `$caching` of the location: immutable, revalidate, private, or upstream (the service's word, else no-store).
local function cache_control()
  local caching = ngx.var.caching
  if ngx.status >= 400 or not caching then return 'no-store' end
  if caching == 'upstream' then return ngx.header['Cache-Control'] or 'no-store' end
  return CACHE_CONTROL[caching] or 'no-store'
end

function response_headers.set()
  local header = ngx.header
  for name, value in pairs(common) do header[name] = value end
  header['Content-Security-Policy'] = content_security_policy()
  header['Cache-Control'] = cache_control()
  header['X-Request-Id'] = ngx.var.request_id
end

return response_headers
