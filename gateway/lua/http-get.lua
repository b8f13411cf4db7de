-- One GET over a plain socket, for timers, where nginx's own proxying is not available. HTTP/1.0, so that the answer is never
-- chunked and ends with the connection.
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

-- Status and body, or nil and what went wrong.
return function(host, port, path, headers)
  local socket = ngx.socket.tcp()
  socket:settimeouts(CONNECT_MS, SEND_MS, READ_MS)
  local connected, failure = socket:connect(host, port)
  if not connected then return nil, failure end
  local lines = { 'GET ' .. path .. ' HTTP/1.0', 'Host: ' .. host, 'Connection: close' }
  for name, value in pairs(headers) do lines[#lines + 1] = name .. ': ' .. value end
  local sent, unsent = socket:send(table.concat(lines, '\r\n') .. '\r\n\r\n')
  if not sent then return nil, unsent end
  local answer, broken = socket:receive('*a')
  socket:close()
  if not answer then return nil, broken end
  return parse(answer)
end
