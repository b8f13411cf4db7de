-- Link headers that let the browser fetch a path's remote while it still reads the shell. The record's `extras.routes` says which remote
-- owns a path, `url` and `extras.preload` what to fetch; an odd record means no head start.
local KINDS = { json = 'fetch; crossorigin', js = 'script', css = 'style' }

local remote_preload = {}
-- Headers by path, for each choice of versions that some visitor got.
local known = setmetatable({}, { __mode = 'k' })

local function items(value)
  return ipairs(type(value) == 'table' and value or {})
end

-- With the hash that the script or style sheet will be asked for with: without it the browser would fetch the file twice.
local function integrity_of(hash)
  return type(hash) == 'string' and hash:find('^sha384%-[%w+/]+$') and ('; integrity="%s"'):format(hash) or ''
end

local function link(address, base, files)
  if type(address) ~= 'string' then return nil end
  local path = address:sub(1, 1) == '/' and address or base .. address
  local kind = KINDS[path:match('%.(%w+)$')]
  if not kind or not path:find('^/remotes/[%w/._-]+$') then return nil end
  local integrity = kind == KINDS.json and '' or integrity_of(files[path:sub(#base + 1)])
  return ('<%s>; rel=preload; as=%s%s'):format(path, kind, integrity)
end

-- One header for a version of a remote, '' when there is nothing to fetch early.
local function links_of(record)
  local base = tostring(record.url):match('^.*/') or ''
  local files = type(record.extras.files) == 'table' and record.extras.files or {}
  local links = { link(record.url, base, files) }
  for _, address in items(record.extras.preload) do links[#links + 1] = link(address, base, files) end
  return table.concat(links, ', ')
end

local function by_route(chosen)
  local routes = {}
  for _, choice in pairs(chosen) do
    local extras = choice.record.extras
    for _, route in items(type(extras) == 'table' and extras.routes) do routes[route] = links_of(choice.record) end
  end
  return routes
end

-- The value of `Link` for a path of the site, or nil. `chosen` is what the visitor gets (release-choice.lua).
function remote_preload.links(chosen, path)
  local routes = known[chosen]
  if not routes then
    routes = by_route(chosen)
    known[chosen] = routes
  end
  while path and path ~= '' do
    if routes[path] and routes[path] ~= '' then return routes[path] end
    path = path:match('^(.*)/[^/]*$')
  end
  return nil
end

return remote_preload
