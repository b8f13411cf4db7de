-- How many calls of each service wait for it: one that hangs keeps so many connections and no more.
local problem = require 'problem'

local counts = ngx.shared.open_calls

local open_calls = {}

-- `$open_call` says which was entered; a variable, since what nginx does on an error forgets everything else.
function open_calls.enter(service, at_once)
  local key = 'calls ' .. service
  if (counts:incr(key, 1, 0) or 0) > at_once then
    counts:incr(key, -1)
    return problem.exit(503, 'unavailable', 'This part of the site is not available right now. Please try again.', 1)
  end
  ngx.var.open_call = key
end

-- When any request has ended.
function open_calls.leave()
  for _, key in ipairs{ ngx.var.open_call or '', ngx.var.open_body or '' } do
    if key ~= '' then counts:incr(key, -1) end
  end
end

return open_calls
