-- The shell's HTML in the visitor's version, drawn already where it can be: a fresh style nonce in the page and in the header, and a head start on
-- what the path needs.
local rand = require 'openssl.rand'
local cached_file = require 'cached-file'
local drawn_page = require 'drawn-page'
local head_start = require 'head-start'
local page_id = require 'page-id'
local page_template = require 'page-template'
local problem = require 'problem'
local published_files = require 'published-files'
local settings = require 'settings'
local visitor = require 'visitor'
local visitor_releases = require 'visitor-releases'

local NONCE_BYTES = 16

local shell_page = {}

-- The page at that address, or nil when it is gone or altered.
local function read_page(address, integrity)
  local is_plain = type(address) == 'string' and address:find('^/[%w/._-]+%.html$') and not address:find('..', 1, true)
  return is_plain and published_files.is_page_whole(address, integrity) and cached_file.read(settings.siteDir .. address) or nil
end

-- The page of the version that was chosen, and who invited when it is drawn already; the installation's own one while no version was released.
local function page_of(choice)
  local record = choice and choice.record
  local drawn, inviter
  if record then drawn, inviter = drawn_page.of_request(record) end
  local page = drawn and read_page(drawn.url, drawn.integrity)
  if page then return page, true, inviter end
  local metadata = record and type(record.metadata) == 'table' and record.metadata
  page = record and read_page(record.url, metadata and metadata.integrity)
  return page or cached_file.read(settings.siteDir .. '/shell/index.html'), false
end

-- Whether a good session of that kind came along; who is banned has none that is of use.
local function is_here(kind)
  local session = visitor.session(kind)
  return session ~= nil and not (kind == 'member' and visitor.is_disabled(session))
end

function shell_page.serve()
  local method = ngx.req.get_method()
  if method ~= 'GET' and method ~= 'HEAD' then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  local _, chosen = visitor_releases.of_request()
  local page, is_drawn, inviter = page_of(chosen.shell)
  if not page then return problem.exit(503, 'unavailable', 'The site is being published. Please try again.', 1) end
  local nonce = ngx.encode_base64(rand.bytes(NONCE_BYTES))
  ngx.var.style_nonce = nonce
  if not page:find('name="trusted-types"', 1, true) then ngx.var.trusted_types = 'off' end
  ngx.header['Content-Type'] = 'text/html; charset=utf-8'
  ngx.header['Link'] = head_start.links(chosen, ngx.var.uri, is_here, is_drawn)
  local cohort = chosen.shell and chosen.shell.cohort or 'stable'
  ngx.print(page_template.fill(page, {
    __STYLE_NONCE__ = nonce,
    __SHELL_COHORT__ = cohort,
    __PAGE_ID__ = page_id.of_request() or '',
    __INVITED_BY__ = inviter,
  }))
end

return shell_page
