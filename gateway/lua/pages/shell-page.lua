-- The shell's HTML in the visitor's version, drawn already where it can be, for members their frame alone: a fresh
-- style nonce in the page and in the header, and a head start on what the path needs.
local rand = require 'openssl.rand'
local cached_file = require 'files.cached-file'
local drawn_page = require 'pages.drawn-page'
local head_start = require 'pages.head-start'
local member_frame = require 'pages.member-frame'
local page_id = require 'releases.page-id'
local page_template = require 'pages.page-template'
local problem = require 'requests.problem'
local released_page = require 'pages.released-page'
local settings = require 'settings'
local visitor = require 'sessions.visitor'
local visitor_releases = require 'releases.visitor-releases'

local NONCE_BYTES = 16

local shell_page = {}

-- Whether a good session of that kind came along; who is banned has none that is of use.
local function is_here(kind)
  local session = visitor.session(kind)
  return session ~= nil and not (kind == 'member' and visitor.is_disabled(session))
end

-- The page of the version that was chosen, and what its marks stand for; the third value says that it shows what it is
-- about without scripts. The installation's own one while no version was released.
local function page_of(chosen)
  local record = chosen.shell and chosen.shell.record
  if record then
    local drawn, inviter = drawn_page.of_request(record)
    local page = drawn and released_page.read(drawn.url, drawn.integrity)
    if page then return page, { __INVITED_BY__ = inviter }, true end
    -- Who shows a session that is good no more gets no member's frame.
    local frame, marks
    if is_here('member') then frame, marks = member_frame.of_path(chosen, ngx.var.uri) end
    if frame then return frame, marks, false end
    local metadata = type(record.metadata) == 'table' and record.metadata
    page = released_page.read(record.url, metadata and metadata.integrity)
    if page then return page, {}, false end
  end
  return cached_file.read(settings.siteDir .. '/shell/index.html'), {}, false
end

function shell_page.serve()
  local method = ngx.req.get_method()
  if method ~= 'GET' and method ~= 'HEAD' then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  local _, chosen = visitor_releases.of_request()
  local page, marks, is_whole = page_of(chosen)
  if not page then return problem.exit(503, 'unavailable', 'The site is being published. Please try again.', 1) end
  local nonce = ngx.encode_base64(rand.bytes(NONCE_BYTES))
  ngx.var.style_nonce = nonce
  if not page:find('name="trusted-types"', 1, true) then ngx.var.trusted_types = 'off' end
  ngx.header['Content-Type'] = 'text/html; charset=utf-8'
  ngx.header['Link'] = head_start.links(chosen, ngx.var.uri, ngx.var.arg_tab, is_here, is_whole)
  local cohort = chosen.shell and chosen.shell.cohort or 'stable'
  marks.__STYLE_NONCE__ = nonce
  marks.__SHELL_COHORT__ = cohort
  marks.__PAGE_ID__ = page_id.of_request() or ''
  ngx.print(page_template.fill(page, marks))
end

return shell_page
