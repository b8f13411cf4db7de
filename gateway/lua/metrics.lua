-- Figures for Prometheus, written at /metrics of the internal port. A worker counts in tables of its own when a request
-- ends and adds them to the shared dictionary each second: so counting costs a request next to nothing. Labels are
-- routes as they are declared and statuses, never what a caller wrote: there are no more series than routes times
-- statuses.
local settings = require 'settings'

local counts = ngx.shared.metrics
local state = ngx.shared.gateway_state
local revoked = ngx.shared.revocations
local releases = ngx.shared.releases

-- Upper bounds in seconds.
local BUCKETS = { 0.005, 0.02, 0.05, 0.1, 0.3, 1, 2, 5 }
local ALTERED = 'altered'

local metrics = {}
-- Of this worker since it was added to the shared counts, by key.
local recent = {}
-- By what `$place` says: the keys of what is counted there.
local places = {}

local function count(key, value)
  recent[key] = (recent[key] or 0) + value
end

-- `wallet /api/live stream`: owner, route, and `stream` where an answer lasts as long as a page is open, which is no
-- time to answer.
local function keys_of(text)
  local keys = places[text]
  if not keys then
    local owner, route, kind = text:match('^(%S+) (%S+) ?(%S*)$')
    local place = owner .. '|' .. route
    keys = { requests = {}, bucket = {}, place = place, seconds = 'seconds|' .. place, failures = 'failures|' .. owner, is_timed = kind ~= 'stream' }
    for index = 1, #BUCKETS + 1 do keys.bucket[index] = 'bucket|' .. place .. '|' .. index end
    places[text] = keys
  end
  return keys
end

local function requests_key(keys, status)
  local key = keys.requests[status] or 'requests|' .. keys.place .. '|' .. status
  keys.requests[status] = key
  return key
end

local function bucket_of(seconds)
  for index, bound in ipairs(BUCKETS) do
    if seconds <= bound then return index end
  end
  return #BUCKETS + 1
end

-- `502, 200`: one status for each replica that was tried; those of ours are 502 and 504.
local function count_failures(keys, statuses)
  for status in statuses:gmatch('%d+') do
    if status == '502' or status == '504' then count(keys.failures, 1) end
  end
end

-- When a request of the public port has ended.
function metrics.count()
  local var = ngx.var
  local keys = keys_of(var.place or 'gateway other')
  count(requests_key(keys, ngx.status), 1)
  if keys.is_timed then
    local seconds = ngx.now() - ngx.req.start_time()
    count(keys.bucket[bucket_of(seconds)], 1)
    count(keys.seconds, seconds)
  end
  local tried = var.upstream_status
  if tried and (#tried > 3 or ngx.status >= 500) then count_failures(keys, tried) end
end

-- Each second, and when the worker ends.
function metrics.add_up()
  for key, value in pairs(recent) do counts:incr(key, value, 0) end
  recent = {}
end

-- A published file was found to be another one.
function metrics.count_altered_file()
  count(ALTERED, 1)
end

-- Counted values by kind (`requests`, `bucket`, `seconds`, `failures`): lists of { owner, route, status or bucket,
-- value }.
local function counted()
  local kinds = { requests = {}, bucket = {}, seconds = {}, failures = {} }
  for _, key in ipairs(counts:get_keys(0)) do
    local kind, owner, route, last = key:match('^([^|]+)|([^|]+)|?([^|]*)|?([^|]*)$')
    if kind then table.insert(kinds[kind], { owner = owner, route = route, last = last, value = counts:get(key) or 0 }) end
  end
  return kinds
end

local function head(lines, name, type, help)
  lines[#lines + 1] = '# HELP ' .. name .. ' ' .. help
  lines[#lines + 1] = '# TYPE ' .. name .. ' ' .. type
end

local function single(lines, name, type, help, value)
  head(lines, name, type, help)
  lines[#lines + 1] = name .. ' ' .. value
end

local function write_requests(lines, kinds)
  head(lines, 'gateway_requests_total', 'counter', 'requests of the public port by declared route')
  for _, each in ipairs(kinds.requests) do
    lines[#lines + 1] = ('gateway_requests_total{owner="%s",route="%s",status="%s"} %d'):format(each.owner, each.route, each.last, each.value)
  end
end

local function write_durations(lines, kinds)
  local name = 'gateway_request_duration_seconds'
  head(lines, name, 'histogram', 'time from the request to the end of the answer, streams left out')
  local found = {}
  for _, each in ipairs(kinds.bucket) do
    local place = ('owner="%s",route="%s"'):format(each.owner, each.route)
    found[place] = found[place] or {}
    found[place][tonumber(each.last)] = each.value
  end
  for place, buckets in pairs(found) do
    local total = 0
    for index = 1, #BUCKETS + 1 do
      total = total + (buckets[index] or 0)
      lines[#lines + 1] = ('%s_bucket{%s,le="%s"} %d'):format(name, place, BUCKETS[index] or '+Inf', total)
    end
    lines[#lines + 1] = ('%s_count{%s} %d'):format(name, place, total)
  end
  for _, each in ipairs(kinds.seconds) do
    lines[#lines + 1] = ('%s_sum{owner="%s",route="%s"} %.6f'):format(name, each.owner, each.route, each.value)
  end
end

local function write_failures(lines, kinds)
  local failures = {}
  for _, each in ipairs(kinds.failures) do failures[each.owner] = each.value end
  head(lines, 'gateway_upstream_failures_total', 'counter', 'tries of a replica that did not answer, also those that another one made good')
  for _, owner in ipairs(settings.owners) do
    lines[#lines + 1] = ('gateway_upstream_failures_total{owner="%s"} %d'):format(owner, failures[owner] or 0)
  end
end

local function write_state(lines)
  single(lines, 'gateway_altered_files_total', 'counter', 'requests for files that are not what was published', counts:get(ALTERED) or 0)
  single(lines, 'gateway_revocations_capacity_bytes', 'gauge', 'room for ended sessions and disabled members', revoked:capacity())
  single(lines, 'gateway_revocations_free_bytes', 'gauge', 'what of it is free, in whole pages', revoked:free_space())
  single(lines, 'gateway_revocations_full', 'gauge', '1: one found no room', state:get('revocations_full') and 1 or 0)
  single(lines, 'gateway_revocations_timestamp_seconds', 'gauge', 'when identity last said who is out; 0: not yet', state:get('revocations_asked_at') or 0)
  single(lines, 'gateway_registry_timestamp_seconds', 'gauge', 'when admin last said which versions there are; 0: not yet', releases:get('asked_at') or 0)
  head(lines, 'gateway_connections', 'gauge', 'connections with browsers by what they do')
  for _, name in ipairs{ 'reading', 'writing', 'waiting' } do
    lines[#lines + 1] = ('gateway_connections{state="%s"} %s'):format(name, ngx.var['connections_' .. name])
  end
end

-- The content of /metrics, Prometheus' text format 0.0.4.
function metrics.serve()
  metrics.add_up()
  local lines, kinds = {}, counted()
  write_requests(lines, kinds)
  write_durations(lines, kinds)
  write_failures(lines, kinds)
  write_state(lines)
  ngx.header['Content-Type'] = 'text/plain; version=0.0.4; charset=utf-8'
  ngx.print(table.concat(lines, '\n'), '\n')
end

return metrics
