-- One call over a plain socket, for timers and for what is asked before a request is passed on. HTTP/1.0, so that the
-- answer is never chunked and ends with the connection.
local settings = require 'settings'

local CONNECT_MS = 500
local SEND_MS = 500
local READ_MS = 2000

local function parse(answer)
  local head, body = answer:match('^(.-\r\n)\r\n(.*)$')
  local status = head and tonumber(head:match('^HTTP/1%.[01] (%d%d%d)'))
  if not status then return nil, 'not an HTTP answer' end
  local length = tonumber(head:lower():match('\r\ncontent%-length: *(%d+)\r\n'))
  if length and length ~= #body then return nil, 'answer cut short' end
  return status, body
end

-- Where services show certificates: one for the service's name.
local function connect(socket, service, address)
  local connected, failure = socket:connect(address.host, address.port)
  if not connected or not settings.servicesTls then return connected, failure end
  return socket:sslhandshake(nil, service, true)
end

-- Status and body, or nil and what went wrong. `body`: of a POST; without one it is a GET.
return function(service, address, path, headers, body)
  local socket = ngx.socket.tcp()
  socket:settimeouts(CONNECT_MS, SEND_MS, READ_MS)
  local connected, failure = connect(socket, service, address)
  if not connected then return nil, failure end
  local lines = { (body and 'POST ' or 'GET ') .. path .. ' HTTP/1.0', 'Host: ' .. address.host, 'Connection: close' }
  if body then
    lines[#lines + 1] = 'Content-Type: application/json'
    lines[#lines + 1] = 'Content-Length: ' .. #body
  end
  for name, value in pairs(headers) do lines[#lines + 1] = name .. ': ' .. value end
  local sent, unsent = socket:send(table.concat(lines, '\r\n') .. '\r\n\r\n' .. (body or ''))
  if not sent then return nil, unsent end
  local answer, broken = socket:receive('*a')
  socket:close()
  if not answer then return nil, broken end
  return parse(answer)
end
