-- Who calls, by the session cookie of one kind ('member', 'operator').
local key_set = require 'sessions.key-set'
local revocation_list = require 'sessions.revocation-list'
local revocations = require 'sessions.revocations'
local session_cookie = require 'sessions.session-cookie'
local settings = require 'settings'
local token = require 'sessions.token'

local LONGEST_WAIT_SECONDS, WAIT_SECONDS = 3, 0.05

local visitor = {}

-- False while the gateway cannot tell a good session of this kind from an ended one. Operators' ended sessions are
-- known to admin alone.
function visitor.can_be_known(kind)
  return key_set.version(kind) > 0 and (kind ~= 'member' or revocations.known())
end

-- A gateway that has just started knows in a moment: whoever calls meanwhile waits for that moment, and is refused when
-- it does not come.
function visitor.is_known_soon(kind)
  local until_time = ngx.now() + LONGEST_WAIT_SECONDS
  while not visitor.can_be_known(kind) do
    if ngx.now() >= until_time then return false end
    ngx.sleep(WAIT_SECONDS)
  end
  return true
end

-- `{ sub, sid }` of a session that is good and not ended, else nil.
function visitor.session(kind)
  local text = session_cookie.read(settings.cookies[kind])
  local claims = text and token.claims(text, kind)
  if not claims or revocation_list.has_session(claims.sid) then return nil end
  return claims
end

function visitor.is_disabled(session)
  return revocation_list.has_member(session.sub)
end

return visitor
