-- Who calls, by the session cookie of one kind ('member', 'operator').
local key_set = require 'key-set'
local revocation_list = require 'revocation-list'
local revocations = require 'revocations'
local session_cookie = require 'session-cookie'
local settings = require 'settings'
local token = require 'token'

local visitor = {}

-- False while the gateway cannot tell a good session of this kind from an ended one. Operators' ended sessions are known to admin alone.
function visitor.can_be_known(kind)
  return key_set.version(kind) > 0 and (kind ~= 'member' or revocations.known())
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
