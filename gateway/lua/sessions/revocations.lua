-- Follows identity's revocations: a full snapshot first and every hour, a delta each second, a copy on disk that serves
-- while identity is away at the start. The file is the snapshot and the deltas after it, one JSON line each.
local cjson = require 'cjson.safe'
local durable_file = require 'files.durable-file'
local internal_client = require 'services.internal-client'
local revocation_list = require 'sessions.revocation-list'

local state = ngx.shared.gateway_state

local FILE = 'revocations.jsonl'
local SNAPSHOT_SECONDS = 3600

local revocations = {}
local asking = false
local known = false

local function is_change(answer)
  if type(answer) ~= 'table' or type(answer.entries) ~= 'table' then return false end
  if type(answer.cursor) ~= 'string' and type(answer.cursor) ~= 'number' then return false end
  for _, entry in ipairs(answer.entries) do
    if type(entry) ~= 'table' or type(entry.id) ~= 'string' or type(entry.revoked) ~= 'boolean' then return false end
    if entry.type ~= 'session' and entry.type ~= 'member' then return false end
  end
  return true
end

local function cursor_text(cursor)
  return type(cursor) == 'number' and ('%.0f'):format(cursor) or cursor
end

local function keep_copy(change)
  local line = cjson.encode(change) .. '\n'
  if change.snapshot then
    durable_file.replace(FILE, line)
  elseif #change.entries > 0 then
    durable_file.append(FILE, line)
  end
end

local function load_copy()
  local text = durable_file.read(FILE)
  if not text then return end
  for line in text:gmatch('[^\n]+') do
    local change = cjson.decode(line)
    if is_change(change) then
      revocation_list.apply(change)
      state:set('revocations_known', true)
    end
  end
end

-- A change that did not fit is asked for again, so the cursor moves only when all of it is in force.
local function take_in(change)
  if not revocation_list.apply(change) then return end
  keep_copy(change)
  state:set('revocations_cursor', cursor_text(change.cursor))
  state:set('revocations_asked_at', ngx.time())
  if change.snapshot then
    state:set('revocations_snapshot_fresh', true, SNAPSHOT_SECONDS)
    state:set('revocations_known', true)
  end
end

local function ask()
  local cursor = state:get('revocations_snapshot_fresh') and state:get('revocations_cursor')
  local answer, failure = internal_client.get('identity', '/internal/revocations' .. (cursor and '?after=' .. ngx.escape_uri(cursor) or ''))
  if answer and is_change(answer) and (cursor or answer.snapshot) then return take_in(answer) end
  if answer then ngx.log(ngx.ERR, 'identity answered revocations in a shape that is not known: ', failure or 'bad fields') end
  if not state:get('revocations_known') then load_copy() end
end

-- Called each second by one worker; a slow answer is not asked for twice.
function revocations.keep_fresh()
  if asking then return end
  asking = true
  local ok, failure = pcall(ask)
  asking = false
  if not ok then ngx.log(ngx.ERR, 'revocations: ', failure) end
end

-- True from the first snapshot, or its copy on disk, on.
function revocations.known()
  known = known or state:get('revocations_known') == true
  return known
end

return revocations
