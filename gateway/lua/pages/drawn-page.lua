-- Public pages come drawn already, in the browser's language, to who brings no session. The shell's record names them:
-- `extras.drawn` has by path and language { url, integrity }. `invited` is the page of who comes by a friend's link.
local page_language = require 'pages.page-language'
local session_cookie = require 'sessions.session-cookie'
local settings = require 'settings'

local drawn_page = {}

local function table_or_nil(value)
  return type(value) == 'table' and value or nil
end

-- The page at a path in a shell's version, and who invited (for the page's mark); nil when it is drawn in the browser.
function drawn_page.of_request(record)
  local _, reason = session_cookie.read(settings.cookies.member)
  local extras = table_or_nil(record.extras)
  local drawn = reason == 'absent' and extras and table_or_nil(extras.drawn)
  if not drawn then return nil end
  local path = ngx.var.uri
  local inviter = path:match('^/r/([%w_]+)$')
  local is_name = inviter and #inviter >= 3 and #inviter <= 20
  local pages = table_or_nil(drawn[is_name and 'invited' or path])
  return pages and table_or_nil(pages[page_language.of_request(pages)]), is_name and inviter or nil
end

return drawn_page
