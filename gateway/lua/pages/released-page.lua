-- What the gateway makes pages of: the HTML of a shell's version, and what its navigation is made of.
local cached_file = require 'files.cached-file'
local published_files = require 'files.published-files'
local settings = require 'settings'

local released_page = {}

-- The text at that address, or nil when it is gone or altered.
function released_page.read(address, integrity)
  local is_plain = type(address) == 'string' and address:find('^/[%w/._-]+%.%l+$') and not address:find('..', 1, true)
  return is_plain and published_files.is_page_whole(address, integrity) and cached_file.read(settings.siteDir .. address) or nil
end

return released_page
