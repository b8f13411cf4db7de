-- /r/{username}: remembers who sent a visitor here, then shows the shell. The first one wins; a member is sent to their
-- dashboard.
local response_cookie = require 'pages.response-cookie'
local session_cookie = require 'sessions.session-cookie'
local shell_page = require 'pages.shell-page'
local visitor = require 'sessions.visitor'

local COOKIE = 'ref'
local DAYS_30_SECONDS = 30 * 24 * 60 * 60

local referral = {}

local function is_username(text)
  return text ~= nil and #text >= 3 and #text <= 20 and text:find('^[%w_]+$') ~= nil
end

function referral.serve()
  if visitor.can_be_known('member') and visitor.session('member') then return ngx.redirect('/', ngx.HTTP_MOVED_TEMPORARILY) end
  local username = ngx.var.uri:match('^/r/([^/]+)/?$')
  local known, reason = session_cookie.read(COOKIE)
  if is_username(username) and not is_username(known) and reason ~= 'repeated' then
    response_cookie.add(COOKIE, username, DAYS_30_SECONDS)
  end
  return shell_page.serve()
end

return referral
