-- An operator's calls of services other than admin carry a pass: admin says who the operator is now, signed, for
-- seconds. It is remembered for a second, so that a demotion, a removal or a sign-out holds everywhere soon after.
local cjson = require 'cjson.safe'
local lrucache = require 'resty.lrucache'
local semaphore = require 'ngx.semaphore'
local internal_client = require 'services.internal-client'
local problem = require 'requests.problem'
local response_cookie = require 'pages.response-cookie'
local session_cookie = require 'sessions.session-cookie'
local settings = require 'settings'

local HEADER = 'Operator-Pass'
local REMEMBERED_SECONDS = 1
local LONGEST_WAIT_SECONDS = 3

local operator_pass = {}
local remembered = lrucache.new(1000)
-- What is being asked now, by session: who comes meanwhile waits for that answer.
local questions = {}

local function ask(is_background)
  local token = session_cookie.read(settings.cookies.operator)
  return internal_client.post('admin', '/internal/operator-passes', cjson.encode{ token = token, background = is_background })
end

-- `{ status, answer }`; status nil: admin did not answer.
local function ask_once(key, is_background)
  local question = questions[key]
  if question then
    question.waiting = question.waiting + 1
    if not question.answered:wait(LONGEST_WAIT_SECONDS) and questions[key] == question then questions[key] = nil end
    return question
  end
  question = { answered = semaphore.new(), waiting = 0 }
  questions[key] = question
  -- The second begins before admin looks, not after.
  local asked_at = ngx.now()
  question.status, question.answer = ask(is_background)
  if questions[key] == question then questions[key] = nil end
  local left = asked_at + REMEMBERED_SECONDS - ngx.now()
  if question.status == 200 and left > 0 then remembered:set(key, question, left) end
  if question.waiting > 0 then question.answered:post(question.waiting) end
  return question
end

-- Adds the pass of this session to the call, or ends it as admin refuses it.
function operator_pass.add(session)
  local is_background = ngx.var.http_x_background == '1'
  -- A poll's pass is its own: it does not keep the session alive.
  local key = session.sid .. (is_background and ' background' or '')
  local known = remembered:get(key) or ask_once(key, is_background)
  local answer = known.answer
  if known.status == 200 and type(answer) == 'table' and type(answer.pass) == 'string' then
    ngx.req.set_header(HEADER, answer.pass)
    if type(answer.cookie) == 'string' then response_cookie.add_text(answer.cookie) end
    return
  end
  if (known.status == 401 or known.status == 403) and type(answer) == 'table' and type(answer.code) == 'string' then
    return problem.exit(known.status, answer.code, answer.message)
  end
  return problem.exit(503, 'unavailable', 'Operators cannot be recognised right now. Please try again.', 1)
end

return operator_pass
