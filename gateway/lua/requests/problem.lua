-- Answers in the site's one error shape: { error, message, code, requestId }.
local cjson = require 'cjson.safe'

local problem = {}

-- Failures that nginx itself finds, by status.
local BY_STATUS = {
  [400] = { 'bad_request', 'The request could not be understood' },
  [403] = { 'forbidden', 'This is not allowed' },
  [404] = { 'not_found', 'There is nothing here' },
  [405] = { 'method_not_allowed', 'This method is not allowed here' },
  [408] = { 'request_timeout', 'The request took too long to arrive' },
  [413] = { 'payload_too_large', 'The request is too large' },
  [414] = { 'uri_too_long', 'The address is too long' },
  [416] = { 'range_not_satisfiable', 'This range does not exist' },
  [500] = { 'internal_error', 'Something went wrong on our side. Please try again.' },
  [501] = { 'not_implemented', 'This kind of request is not supported' },
  [502] = { 'unavailable', 'This part of the site is not available right now. Please try again.' },
  [503] = { 'unavailable', 'This part of the site is not available right now. Please try again.' },
  [504] = { 'timeout', 'This part of the site took too long to answer. Please try again.' },
}

-- Sends the answer and ends the request.
function problem.exit(status, code, message, retry_after_seconds)
  local body = cjson.encode({ error = message, message = message, code = code, requestId = ngx.var.request_id })
  ngx.status = status
  ngx.header['Content-Type'] = 'application/json; charset=utf-8'
  ngx.header['Content-Length'] = #body
  ngx.header['Retry-After'] = retry_after_seconds
  ngx.print(body)
  return ngx.exit(ngx.HTTP_OK)
end

-- The content of the error location.
function problem.from_nginx()
  local status = ngx.status
  local known = BY_STATUS[status] or (status >= 500 and BY_STATUS[500] or BY_STATUS[400])
  return problem.exit(status, known[1], known[2], (status == 502 or status == 503) and 1 or nil)
end

return problem
