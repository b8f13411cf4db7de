-- The shell's HTML: a fresh style nonce in the page and in the header, and a head start for the remote that owns the path.
local rand = require 'openssl.rand'
local cached_file = require 'cached-file'
local problem = require 'problem'
local remote_preload = require 'remote-preload'
local settings = require 'settings'

local NONCE_BYTES = 16

local shell_page = {}

function shell_page.serve()
  local method = ngx.req.get_method()
  if method ~= 'GET' and method ~= 'HEAD' then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  local page = cached_file.read(settings.siteDir .. '/shell/index.html')
  if not page then return problem.exit(503, 'unavailable', 'The site is being published. Please try again.', 1) end
  local nonce = ngx.encode_base64(rand.bytes(NONCE_BYTES))
  ngx.var.style_nonce = nonce
  ngx.header['Content-Type'] = 'text/html; charset=utf-8'
  ngx.header['Link'] = remote_preload.links(ngx.var.uri)
  ngx.print((page:gsub('__STYLE_NONCE__', nonce)))
end

return shell_page
