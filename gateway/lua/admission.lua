-- The door of every API route: path, session, ban, origin, limit, who is held off, an operator's pass, in this order,
-- before the body is read; then the body, and whether its service can take one more call.
local hold_off = require 'requests.hold-off'
local identity_headers = require 'sessions.identity-headers'
local open_calls = require 'requests.open-calls'
local operator_pass = require 'sessions.operator-pass'
local own_origin = require 'requests.own-origin'
local page_id = require 'releases.page-id'
local problem = require 'requests.problem'
local rate_limit = require 'requests.rate-limit'
local request_body = require 'requests.request-body'
local request_target = require 'requests.request-target'
local visitor = require 'sessions.visitor'

local METHODS = { GET = true, HEAD = true, POST = true, PUT = true, PATCH = true, DELETE = true, OPTIONS = true }

local admission = {}

local function check_form()
  if not request_target.is_plain() then return problem.exit(400, 'bad_request', 'This address is not written in its plain form') end
  if not METHODS[ngx.req.get_method()] then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  if not identity_headers.strip() then return problem.exit(400, 'bad_request', 'The request has too many headers') end
end

-- Sessions cost nothing: what guesses or floods is counted by address, whoever it says it is.
local BY_ADDRESS = { ['sign-in'] = true, telemetry = true }

local function check_limit(route, session)
  local is_known = session and not BY_ADDRESS[route.limit]
  local seconds = rate_limit.seconds_to_wait(route.limit, is_known and session.sub or rate_limit.caller_by_address())
  if seconds then problem.exit(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', seconds) end
end

local function require_session(route)
  if not visitor.is_known_soon(route.session) then return problem.exit(503, 'unavailable', 'The site is starting. Please try again.', 1) end
  local session = visitor.session(route.session)
  if session then return session end
  check_limit(route, nil)
  return problem.exit(401, 'not_signed_in', 'Please log in to continue')
end

-- `route`: { session = member|operator|none, limit = class, origin = site|any, pass = whether its service knows
-- operators by a pass, owner = its service, calls = how many may wait for it; or stream = true }.
function admission.check(route)
  check_form()
  local session
  if route.session ~= 'none' then
    session = require_session(route)
    if visitor.is_disabled(session) then return problem.exit(403, 'account_disabled', 'This account is suspended. Reload the page to see why.') end
  elseif route.limit ~= 'none' then
    session = visitor.session('member')
  end
  ngx.var.sub = session and session.sub or ''
  if route.origin == 'site' and own_origin.is_needed() and not own_origin.holds() then
    return problem.exit(403, 'foreign_origin', 'This call must come from a page of this site')
  end
  check_limit(route, session)
  if route.owner then hold_off.check() end
  if route.pass then operator_pass.add(session) end
  request_body.take()
  if route.limit == 'telemetry' then page_id.check_report() end
  if route.owner then open_calls.enter(route, session and session.sub) end
end

return admission
