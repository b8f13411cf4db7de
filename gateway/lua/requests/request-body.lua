-- Takes the whole body before the call counts and reaches its service: who sends slowly waits for themselves alone, and
-- not for long.
local problem = require 'requests.problem'
local rate_limit = require 'requests.rate-limit'
local settings = require 'settings'
local under_way = require 'requests.under-way'

local request_body = {}

local function has_body()
  local length = ngx.var.http_content_length
  return ngx.var.http_transfer_encoding ~= nil or (length ~= nil and length ~= '0')
end

local function read_within(seconds)
  local reading = ngx.thread.spawn(function() ngx.req.read_body() end)
  local waiting = ngx.thread.spawn(function()
    ngx.sleep(seconds)
    return 'late'
  end)
  local ended, result = ngx.thread.wait(reading, waiting)
  ngx.thread.kill(reading)
  ngx.thread.kill(waiting)
  return ended and result ~= 'late'
end

function request_body.take()
  if not has_body() then return end
  local network = 'bodies ' .. ngx.encode_base64(rate_limit.caller_by_address())
  local count = under_way.enter(network)
  if not count then return problem.exit(503, 'unavailable', 'The site is very busy. Please try again.', 1) end
  -- A browser's is here in milliseconds.
  if count > settings.atOnce.bodiesOfNetwork then
    under_way.leave(network)
    return problem.exit(429, 'too_many_requests', 'Too many requests at once. Please wait a moment and try again.', 1)
  end
  -- Who leaves meanwhile is taken out when the request has ended.
  ngx.var.open_body = network
  local is_here = read_within(settings.bodySeconds)
  ngx.var.open_body = ''
  under_way.leave(network)
  if not is_here then return problem.exit(408, 'request_timeout', 'The request took too long to arrive') end
end

return request_body
