-- Which sessions have ended and which members are disabled, in a shared dictionary of its own: nothing else may push an
-- entry out.
local iso_time = require 'sessions.iso-time'

local list = ngx.shared.revocations
local state = ngx.shared.gateway_state

local revocation_list = {}

local function key_of(entry)
  return entry.type .. ':' .. entry.id
end

local function store(entry, mark)
  local lifetime_seconds = 0
  if type(entry['until']) == 'string' then
    lifetime_seconds = (iso_time(entry['until']) or math.huge) - ngx.time()
    if lifetime_seconds <= 0 then
      list:delete(key_of(entry))
      return true
    end
    if lifetime_seconds == math.huge then lifetime_seconds = 0 end
  end
  local stored = list:safe_set(key_of(entry), mark, lifetime_seconds)
  if stored then return true end
  list:flush_expired()
  return (list:safe_set(key_of(entry), mark, lifetime_seconds))
end

local function remove_unmarked(mark)
  for _, key in ipairs(list:get_keys(0)) do
    if list:get(key) ~= mark then list:delete(key) end
  end
end

local function alarm(is_full)
  if is_full then ngx.log(ngx.CRIT, 'ALARM: the revocation list is full; an ended session or a disabled member may still get in') end
  state:set('revocations_full', is_full)
end

-- Takes in a snapshot or a delta of identity's. False when an entry found no room; what is there stays in force all the
-- same.
function revocation_list.apply(change)
  local mark = change.snapshot and state:incr('revocations_mark', 1, 0) or (state:get('revocations_mark') or 0)
  local complete = true
  for _, entry in ipairs(change.entries) do
    if entry.revoked then
      complete = store(entry, mark) and complete
    else
      list:delete(key_of(entry))
    end
  end
  if change.snapshot then remove_unmarked(mark) end
  alarm(not complete)
  return complete
end

function revocation_list.has_session(id)
  return list:get('session:' .. id) ~= nil
end

function revocation_list.has_member(id)
  return list:get('member:' .. id) ~= nil
end

return revocation_list
