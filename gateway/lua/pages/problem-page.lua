-- A page of the gateway's own, for a person whom the shell cannot tell what is wrong.
local rand = require 'openssl.rand'

local NONCE_BYTES = 16

local PAGE = [[<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>%s</title>
<style nonce="%s">body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto 0; padding: 0 16px; }</style>
</head>
<body>
<main>
<h1>%s</h1>
<p>%s</p>
<p><a href="/">Go to the site</a></p>
</main>
</body>
</html>
]]

local problem_page = {}

-- Sends the page and ends the request. `title` and `text` are ours and hold no markup.
function problem_page.exit(status, title, text)
  local nonce = ngx.encode_base64(rand.bytes(NONCE_BYTES))
  local body = PAGE:format(title, nonce, title, text)
  ngx.status = status
  ngx.var.style_nonce = nonce
  ngx.header['Content-Type'] = 'text/html; charset=utf-8'
  ngx.header['Content-Length'] = #body
  ngx.print(body)
  return ngx.exit(ngx.HTTP_OK)
end

return problem_page
