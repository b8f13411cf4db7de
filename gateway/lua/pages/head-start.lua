-- Link headers that let the browser fetch what a path needs while it still reads the page. The shell's record and that
-- of the remote that owns the path say it: `extras.preload`, `areas` and `pages` the files, `firstCalls` what is asked
-- of the API at once. What remotes bring to operators has files of its own, by the address of each tab. An odd record
-- means no head start.
local KINDS = { json = 'fetch; crossorigin', js = 'script', css = 'style' }
local SHELL_FILE, REMOTE_FILE = '^/[%w._-]+$', '^/remotes/[%w/._-]+$'
local CALL = '^/api/[%w/._?=&-]+$'

local head_start = {}
-- What is to be fetched early, for each choice of versions that some visitor got.
local known = setmetatable({}, { __mode = 'k' })

local function members(value)
  return pairs(type(value) == 'table' and value or {})
end

local function items(value)
  return ipairs(type(value) == 'table' and value or {})
end

-- With the hash that the script or style sheet will be asked for with: without it the browser would fetch the file
-- twice.
local function integrity_of(hash)
  return type(hash) == 'string' and hash:find('^sha384%-[%w+/]+$') and ('; integrity="%s"'):format(hash) or ''
end

local function file_link(address, place)
  if type(address) ~= 'string' then return nil end
  local path = address:sub(1, 1) == '/' and address or place.base .. address
  local kind = KINDS[path:match('%.(%w+)$')]
  if not kind or not path:find(place.pattern) then return nil end
  local integrity = kind == KINDS.json and '' or integrity_of(place.files[path:sub(#place.base + 1)])
  return ('<%s>; rel=preload; as=%s%s'):format(path, kind, integrity)
end

local function call_link(address)
  if type(address) ~= 'string' or not address:find(CALL) then return nil end
  return ('<%s>; rel=preload; as=fetch; crossorigin'):format(address)
end

local function links_of(addresses, to_link, place)
  local links = {}
  for _, address in items(addresses) do links[#links + 1] = to_link(address, place) end
  return links
end

local function add(links, more)
  for _, link in ipairs(more or {}) do links[#links + 1] = link end
end

-- { [path] = links }
local function by_path(lists, to_link, place)
  local found = {}
  for path, addresses in members(lists) do found[path] = links_of(addresses, to_link, place) end
  return found
end

local function place_of(record, base, pattern)
  return { base = base, pattern = pattern, files = type(record.extras.files) == 'table' and record.extras.files or {} }
end

-- A page that is drawn already shows without the others: they come after its style sheet, as the page itself asks for
-- them.
local function shown_with(extras)
  local is_deferred, shown = {}, {}
  for _, address in items(extras.deferred) do is_deferred[address] = true end
  for _, address in items(extras.preload) do
    if not is_deferred[address] then shown[#shown + 1] = address end
  end
  return shown
end

local function of_shell(record)
  local calls = {}
  for who, lists in members(record.extras.firstCalls) do calls[who] = by_path(lists, call_link) end
  local place = place_of(record, '/', SHELL_FILE)
  local areas = {}
  for who, addresses in members(record.extras.areas) do areas[who] = links_of(addresses, file_link, place) end
  return {
    files = links_of(record.extras.preload, file_link, place),
    areas = areas,
    shownWith = links_of(shown_with(record.extras), file_link, place),
    calls = calls,
    pages = by_path(record.extras.pages, file_link, place),
  }
end

local function of_remote(record)
  local place = place_of(record, tostring(record.url):match('^.*/') or '', REMOTE_FILE)
  local files = links_of(record.extras.preload, file_link, place)
  table.insert(files, 1, file_link(record.url, place))
  return {
    who = record.extras.frame == 'own' and 'operator' or 'member',
    files = files,
    pages = by_path(record.extras.pages, file_link, place),
    calls = by_path(record.extras.firstCalls, call_link),
  }
end

-- { [address of a tab] = links }
local function brought_by(record)
  local operators = record.extras.operators
  if type(operators) ~= 'table' then return {} end
  local place = place_of(record, tostring(record.url):match('^.*/') or '', REMOTE_FILE)
  local every = links_of(operators.preload, file_link, place)
  table.insert(every, 1, file_link(operators.url, place))
  local brought = {}
  for address, own in pairs(by_path(operators.pages, file_link, place)) do
    brought[address] = {}
    add(brought[address], every)
    add(brought[address], own)
  end
  return brought
end

local function read(chosen)
  local plan = { shell = { files = {}, shownWith = {}, areas = {}, calls = {}, pages = {} }, remotes = {}, brought = {} }
  for name, choice in pairs(chosen) do
    local record = choice.record
    local extras = type(record.extras) == 'table' and record.extras or {}
    if name == 'shell' and record.extras == extras then plan.shell = of_shell(record) end
    for _, route in items(extras.routes) do plan.remotes[route] = of_remote(record) end
    if record.extras == extras then
      for address, links in pairs(brought_by(record)) do plan.brought[address] = links end
    end
  end
  return plan
end

-- `/admin/*` are the files of every page below that has none of its own.
local function page_of(pages, path)
  return pages[path] or pages[(path:match('^(.*)/[^/]*$') or '') .. '/*']
end

-- `/admin?tab=*` is what each tab begins with that has nothing of its own, where that is not what the page begins with.
local function calls_of(calls, path, tab)
  return tab and (calls[path .. '?tab=' .. tab] or calls[path .. '?tab=*']) or calls[path]
end

local function owner_of(path, remotes)
  while path and path ~= '' do
    if remotes[path] then return remotes[path] end
    path = path:match('^(.*)/[^/]*$')
  end
  return nil
end

-- The value of `Link` for a path of the site and the tab that its query names, or nil. `chosen` is what the visitor
-- gets (release-choice.lua); `is_here(kind)` whether they have a session of that kind: nobody else is made to ask for
-- what is a member's or an operator's; `is_drawn`: the page shows without scripts.
function head_start.links(chosen, path, tab, is_here, is_drawn)
  local plan = known[chosen]
  if not plan then
    plan = read(chosen)
    known[chosen] = plan
  end
  local owner = owner_of(path, plan.remotes)
  local wanted = owner and owner.who or 'member'
  local who = is_here(wanted) and wanted or 'visitor'
  local links = {}
  -- First come, first served: the browser has few connections, and without these files nothing goes on.
  add(links, is_drawn and plan.shell.shownWith or plan.shell.files)
  -- The other frame is the same for who has yet to sign in there.
  if who == 'member' or wanted == 'operator' then add(links, plan.shell.areas[wanted]) end
  if who == 'member' and not owner then add(links, page_of(plan.shell.pages, path)) end
  if wanted == 'member' then
    local calls = plan.shell.calls[who] or {}
    add(links, calls['*'])
    add(links, calls[path])
  end
  if owner then
    add(links, owner.files)
    add(links, page_of(owner.pages, path))
    if who == 'operator' then add(links, plan.brought[path] or plan.brought[path .. '?tab=' .. tostring(tab)]) end
    if who == wanted then add(links, calls_of(owner.calls, path, tab)) end
  end
  return #links > 0 and table.concat(links, ', ') or nil
end

return head_start
