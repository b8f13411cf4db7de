-- Figures for Prometheus: counted in a shared dictionary when a request ends, written at /metrics of the internal port. Labels are
-- routes as they are declared and statuses, never what a caller wrote: there are no more series than routes times statuses.
local settings = require 'settings'

local counts = ngx.shared.metrics
local state = ngx.shared.gateway_state
local revoked = ngx.shared.revocations
local releases = ngx.shared.releases

-- Upper bounds in seconds.
local BUCKETS = { 0.005, 0.02, 0.05, 0.1, 0.3, 1, 2, 5 }
local ALTERED = 'altered'

local metrics = {}

local function bucket_of(seconds)
  for index, bound in ipairs(BUCKETS) do
    if seconds <= bound then return index end
  end
  return #BUCKETS + 1
end

-- `502, 200`: one status for each replica that was tried; ours are 502 and 504.
local function count_failures(owner, statuses)
  for status in statuses:gmatch('%d+') do
    if status == '502' or status == '504' then counts:incr('failures|' .. owner, 1, 0) end
  end
end

-- When a request of the public port has ended. A stream lasts as long as a page is open, which is no time to answer.
function metrics.count()
  local var = ngx.var
  local owner = var.owner or 'gateway'
  local place = owner .. '|' .. (var.route or 'other')
  counts:incr('requests|' .. place .. '|' .. ngx.status, 1, 0)
  if var.is_stream ~= 'yes' then
    local seconds = ngx.now() - ngx.req.start_time()
    counts:incr('bucket|' .. place .. '|' .. bucket_of(seconds), 1, 0)
    counts:incr('seconds|' .. place, seconds, 0)
  end
  local tried = var.upstream_status
  if tried then count_failures(owner, tried) end
end

-- A published file was found to be another one.
function metrics.count_altered_file()
  counts:incr(ALTERED, 1, 0)
end

-- Counted values by kind (`requests`, `bucket`, `seconds`, `failures`): lists of { owner, route, status or bucket, value }.
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
  local lines, kinds = {}, counted()
  write_requests(lines, kinds)
  write_durations(lines, kinds)
  write_failures(lines, kinds)
  write_state(lines)
  ngx.header['Content-Type'] = 'text/plain; version=0.0.4; charset=utf-8'
  ngx.print(table.concat(lines, '\n'), '\n')
end

return metrics
