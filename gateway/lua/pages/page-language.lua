-- In which language a page comes that is drawn already: as the shell decides (packages/texts).
local session_cookie = require 'sessions.session-cookie'

local COOKIE, FALLBACK = 'language', 'en'

local page_language = {}

-- The language chosen before, else the first of the browser's that `pages` ({ [language] = … }) has, else English.
function page_language.of_request(pages)
  local chosen = session_cookie.read(COOKIE)
  if chosen and pages[chosen] then return chosen end
  for tag in (ngx.var.http_accept_language or ''):gmatch('[^,]+') do
    local primary = (tag:match('^%s*(%a+)') or ''):lower()
    if pages[primary] then return primary end
  end
  return FALLBACK
end

return page_language
