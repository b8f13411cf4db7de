-- Link headers that let the browser fetch a path's remote while it still reads the shell. Read from the registry document:
-- `extras.routes` says which remote owns a path, `url` and `extras.preload` what to fetch; a missing or odd registry means no head start.
local cjson = require 'cjson.safe'
local cached_file = require 'cached-file'
local settings = require 'settings'

local KINDS = { json = 'fetch; crossorigin', js = 'script', css = 'style' }

local remote_preload = {}
local routes, parsed_reading = {}, nil

local function items(value)
  return ipairs(type(value) == 'table' and value or {})
end

local function link(address, base)
  if type(address) ~= 'string' then return nil end
  local path = address:sub(1, 1) == '/' and address or base .. address
  local kind = KINDS[path:match('%.(%w+)$')]
  return path:find('^/remotes/[%w/._-]+$') and kind and ('<%s>; rel=preload; as=%s'):format(path, kind) or nil
end

-- The release that gets the traffic: the default one, else the only one.
local function release_in_force(releases)
  for _, release in items(releases) do
    if type(release) == 'table' and type(release.deployment) == 'table' and release.deployment.default then return release end
  end
  return type(releases) == 'table' and releases[1] or nil
end

-- One header for a released remote, '' when there is nothing to fetch early.
local function links_of(release)
  local base = tostring(release.url):match('^.*/') or ''
  local links = { link(release.url, base) }
  for _, address in items(release.extras.preload) do links[#links + 1] = link(address, base) end
  return table.concat(links, ', ')
end

local function parse(text)
  local document = cjson.decode(text or '')
  local found = {}
  for _, releases in pairs(type(document) == 'table' and type(document.microFrontends) == 'table' and document.microFrontends or {}) do
    local release = release_in_force(releases)
    if type(release) == 'table' and type(release.extras) == 'table' then
      for _, route in items(release.extras.routes) do found[route] = links_of(release) end
    end
  end
  return found
end

-- The value of `Link` for a path of the site, or nil.
function remote_preload.links(path)
  local text, reading = cached_file.read(settings.siteDir .. '/registry.json')
  if reading ~= parsed_reading then routes, parsed_reading = parse(text), reading end
  while path and path ~= '' do
    if routes[path] and routes[path] ~= '' then return routes[path] end
    path = path:match('^(.*)/[^/]*$')
  end
  return nil
end

return remote_preload
