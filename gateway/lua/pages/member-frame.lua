-- The frame of a member's pages comes drawn, with nothing of any member in it. The shell's record names the files:
-- `extras.frames.pages` has by path and language { url, integrity }, `/help/*` for one below; on a remote's pages it is
-- `named` or `unnamed`, by whether the navigation has a name for the path. The navigation is made here of what the
-- releases of this visitor declare, by the shell's parts (`extras.frames.menu`).
local cjson = require 'cjson.safe'
local lrucache = require 'resty.lrucache'
local page_language = require 'pages.page-language'
local page_template = require 'pages.page-template'
local released_page = require 'pages.released-page'

local REMEMBERED_PARTS = 16
local PATH = '^/[%l%d/-]+$'
local ENTITIES = { ['&'] = '&amp;', ['<'] = '&lt;', ['>'] = '&gt;', ['"'] = '&quot;' }

local member_frame = {}
local remembered = lrucache.new(REMEMBERED_PARTS)

local function table_of(value)
  return type(value) == 'table' and value or {}
end

local function extras_of(choice)
  return table_of(table_of(choice and choice.record).extras)
end

local function is_within(path, route)
  return path == route or path:sub(1, #route + 1) == route .. '/'
end

-- Whether the path is that of a remote within the member's frame.
local function is_of_remote(chosen, path)
  for name, choice in pairs(chosen) do
    local extras = name ~= 'shell' and extras_of(choice) or {}
    for _, route in ipairs(table_of(extras.routes)) do
      if type(route) == 'string' and is_within(path, route) then return extras.frame ~= 'own' end
    end
  end
  return false
end

-- As the shell's own: by order, then by label; nothing that is for operators alone.
local function navigation_of(chosen, language)
  local entries = {}
  for name, choice in pairs(chosen) do
    for _, entry in ipairs(name ~= 'shell' and table_of(extras_of(choice).navigation) or {}) do
      local path, order = table_of(entry).path, tonumber(table_of(entry).order)
      local label = table_of(table_of(entry).labels)[language] or table_of(entry).label
      local is_shown = type(path) == 'string' and path:find(PATH) and type(label) == 'string' and order and entry.audience ~= 'operator'
      if is_shown then entries[#entries + 1] = { path = path, label = label:gsub('[&<>"]', ENTITIES), icon = entry.icon, order = order } end
    end
  end
  table.sort(entries, function(one, other)
    if one.order ~= other.order then return one.order < other.order end
    return one.label < other.label
  end)
  return entries
end

local function read_parts(menu)
  local text = released_page.read(menu.url, menu.integrity)
  if not text then return nil end
  local parts = remembered:get(text)
  if not parts then
    parts = cjson.decode(text)
    remembered:set(text, parts)
  end
  return parts
end

local function drawn(template, entries, path, icons)
  local html = {}
  for place, entry in ipairs(entries) do
    html[place] = table.concat(page_template.fill(template, {
      __ENTRY_PATH__ = entry.path,
      __ENTRY_LABEL__ = entry.label,
      __ENTRY_ICON__ = icons[entry.icon] or icons.square,
      __ENTRY_CURRENT__ = is_within(path, entry.path) and ' aria-current="page"' or '',
    }))
  end
  return html
end

local function named(entries, path)
  for _, entry in ipairs(entries) do
    if entry.path == path then return entry.label end
  end
  return nil
end

-- The HTML for a path of the site and what its marks stand for; nil where the browser draws all of it: `chosen` is what
-- the visitor gets (release-choice.lua).
function member_frame.of_path(chosen, path)
  local frames = table_of(extras_of(chosen.shell).frames)
  local pages = table_of(frames.pages)
  local parent = path:match('^(.+)/[^/]+$')
  local own = pages[path] or (parent and pages[parent .. '/*'])
  if not own and not is_of_remote(chosen, path) then return nil end
  local language = page_language.of_request(table_of(own or pages.unnamed))
  local entries = navigation_of(chosen, language)
  local heading = named(entries, path)
  local page = table_of(table_of(own or pages[heading and 'named' or 'unnamed'])[language])
  local html, parts = released_page.read(page.url, page.integrity), read_parts(table_of(frames.menu))
  if not html or not parts then return nil end
  local in_bar = drawn(parts.quickEntry, entries, path, parts.icons)
  return html, {
    __MENU_ENTRIES__ = table.concat(drawn(parts.menuEntry, entries, path, parts.icons)),
    __QUICK_ENTRIES__ = table.concat(in_bar, '', 1, math.min(#in_bar, parts.quickEntries)),
    __PAGE_HEADING__ = heading,
  }
end

return member_frame
