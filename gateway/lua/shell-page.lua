-- The shell's HTML in the visitor's version: a fresh style nonce in the page and in the header, and a head start for the remote that
-- owns the path.
local rand = require 'openssl.rand'
local cached_file = require 'cached-file'
local page_template = require 'page-template'
local problem = require 'problem'
local published_files = require 'published-files'
local remote_preload = require 'remote-preload'
local settings = require 'settings'
local visitor_releases = require 'visitor-releases'

local NONCE_BYTES = 16

local shell_page = {}

-- The page of the version that was chosen; the installation's own one while no version was released, or its page is gone or altered.
local function read_page(choice)
  local address = choice and choice.record.url
  local is_plain = type(address) == 'string' and address:find('^/[%w/._-]+%.html$') and not address:find('..', 1, true)
  local page = is_plain and published_files.is_page_whole(choice.record) and cached_file.read(settings.siteDir .. address)
  return page or cached_file.read(settings.siteDir .. '/shell/index.html')
end

function shell_page.serve()
  local method = ngx.req.get_method()
  if method ~= 'GET' and method ~= 'HEAD' then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  local _, chosen = visitor_releases.of_request()
  local page = read_page(chosen.shell)
  if not page then return problem.exit(503, 'unavailable', 'The site is being published. Please try again.', 1) end
  local nonce = ngx.encode_base64(rand.bytes(NONCE_BYTES))
  ngx.var.style_nonce = nonce
  ngx.header['Content-Type'] = 'text/html; charset=utf-8'
  ngx.header['Link'] = remote_preload.links(chosen, ngx.var.uri)
  ngx.print(page_template.fill(page, { __STYLE_NONCE__ = nonce, __SHELL_COHORT__ = chosen.shell and chosen.shell.cohort or 'stable' }))
end

return shell_page
