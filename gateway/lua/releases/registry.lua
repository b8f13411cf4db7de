-- /registry.json: one entry for each remote, in the public micro-frontend discovery schema, with what this visitor
-- gets.
local cjson = require 'cjson.safe'
local json_lists = require 'releases.json-lists'
local problem = require 'requests.problem'
local session_cookie = require 'sessions.session-cookie'
local settings = require 'settings'
local visitor_releases = require 'releases.visitor-releases'

local SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

local registry = {}
-- The text of what a visitor without a preview gets, by the choice that was made for them: members, operators.
local texts = { setmetatable({}, { __mode = 'k' }), setmetatable({}, { __mode = 'k' }) }

local function copy(value)
  local copied = {}
  for key, member in pairs(value) do copied[key] = member end
  return copied
end

local function is_remote(record)
  return type(record.extras) == 'table' and type(record.extras.routes) == 'table'
end

local function without_files(operators)
  local found = copy(operators)
  found.preload, found.pages = nil, nil
  return found
end

-- Without the hashes of its files (the manifest, whose hash is in `metadata`, has those that browsers need), without
-- what the page's headers said already, and for members without what is for operators.
local function for_browsers(record, is_operator)
  local found = copy(record)
  found.extras = copy(record.extras)
  for _, name in ipairs{ 'files', 'pages', 'firstCalls' } do found.extras[name] = nil end
  local operators = is_operator and record.extras.operators or nil
  found.extras.operators = type(operators) == 'table' and without_files(operators) or operators
  return found
end

local function entry(choice, revision, is_operator)
  local found = for_browsers(choice.record, is_operator)
  found.deployment = { traffic = choice.share, default = choice.cohort == 'stable' }
  found.extras.cohort = choice.cohort
  found.extras.revision = revision
  local fallback = choice.fallback
  found.extras.fallback = fallback and is_remote(fallback) and for_browsers(fallback, is_operator) or nil
  return found
end

-- What a tester's banner says. A version that is gone shows as not available instead of passing for what is seen.
local function preview_of(claims, chosen)
  local versions = {}
  for name, version in pairs(claims.overrides) do
    local choice = chosen[name]
    versions[#versions + 1] = { deployable = name, version = version, available = choice ~= nil and choice.cohort == 'preview' }
  end
  table.sort(versions, function(one, other) return one.deployable < other.deployable end)
  return {
    by = type(claims.by) == 'string' and claims.by or cjson.null,
    expiresAt = os.date('!%Y-%m-%dT%H:%M:%SZ', claims.exp),
    versions = versions,
  }
end

-- The major version of the contract that a service speaks, or nil.
local function contract_of(record)
  local openapi = type(record.openapi) == 'table' and record.openapi.version
  local contract = record.contract or openapi
  return contract and tostring(contract):match('^%d+')
end

local function text_of(document, chosen, claims, is_operator)
  local remotes, services = {}, {}
  for name, choice in pairs(chosen) do
    local service = name:match('^services/(.+)$')
    if service then services[service] = contract_of(choice.record) end
    if is_remote(choice.record) then remotes[name] = { entry(choice, document.revision, is_operator) } end
  end
  return json_lists.encode({
    schema = SCHEMA,
    microFrontends = remotes,
    services = services,
    preview = claims and preview_of(claims, chosen) or cjson.null,
  })
end

function registry.serve()
  local method = ngx.req.get_method()
  if method ~= 'GET' and method ~= 'HEAD' then return problem.exit(405, 'method_not_allowed', 'This method is not allowed here') end
  local document, chosen, claims = visitor_releases.of_request()
  -- Whether they are one is of no weight here: nothing in it is secret.
  local is_operator = session_cookie.read(settings.cookies.operator) ~= nil
  local known = texts[is_operator and 2 or 1]
  local text = not claims and known[chosen] or text_of(document, chosen, claims, is_operator)
  if not claims then known[chosen] = text end
  ngx.header['Content-Type'] = 'application/json; charset=utf-8'
  ngx.print(text)
end

return registry
