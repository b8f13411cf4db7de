-- Which browser this is, whoever is signed in: random, so that it says nothing of them, and kept, so that they keep
-- their versions.
local base64 = require 'ngx.base64'
local rand = require 'openssl.rand'
local response_cookie = require 'pages.response-cookie'
local session_cookie = require 'sessions.session-cookie'

local COOKIE = 'visitor'
local ID_BYTES = 16
local YEAR_SECONDS = 365 * 24 * 60 * 60

local visitor_id = {}

-- The id that the browser brings; nil and 'absent' or 'repeated' otherwise.
function visitor_id.known()
  local known, reason = session_cookie.read(COOKIE)
  if known and #known == 22 and known:find('^[%w_-]+$') then return known end
  return nil, reason or 'absent'
end

-- The browser's id, a new one when it brings none. Nil when it brings two: a third cookie would change nothing.
function visitor_id.of_request()
  local known, reason = visitor_id.known()
  if known or reason == 'repeated' then return known end
  if not ngx.ctx.fresh_visitor then
    ngx.ctx.fresh_visitor = base64.encode_base64url(rand.bytes(ID_BYTES))
    response_cookie.add(COOKIE, ngx.ctx.fresh_visitor, YEAR_SECONDS)
  end
  return ngx.ctx.fresh_visitor
end

return visitor_id
