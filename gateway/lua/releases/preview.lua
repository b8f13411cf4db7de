-- Shows one browser versions that others do not get: a signed link puts its token into a cookie, /preview/off takes it
-- out again.
local preview_token = require 'releases.preview-token'
local problem_page = require 'pages.problem-page'
local response_cookie = require 'pages.response-cookie'
local session_cookie = require 'sessions.session-cookie'

local COOKIE = 'preview'

local preview = {}

-- The claims of this browser's preview, or nil.
function preview.of_request()
  local text = session_cookie.read(COOKIE)
  return text and preview_token.claims(text)
end

-- /preview/{token}
function preview.begin()
  local text = ngx.var.uri:match('^/preview/([%w._-]+)$')
  local claims = text and preview_token.claims(text)
  if not claims then
    return problem_page.exit(400, 'This preview link does not work',
      'It may have expired, or a part of it was lost when it was copied. Ask whoever sent it to you for a new one.')
  end
  response_cookie.add(COOKIE, text, math.ceil(claims.exp - ngx.time()))
  return ngx.redirect('/', ngx.HTTP_MOVED_TEMPORARILY)
end

-- /preview/off
function preview.leave()
  response_cookie.add(COOKIE, '', 0)
  return ngx.redirect('/', ngx.HTTP_MOVED_TEMPORARILY)
end

return preview
