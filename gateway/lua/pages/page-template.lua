-- Fills the marks (__STYLE_NONCE__) of a page. Where they stand is looked up once for each text, not for each request.
local lrucache = require 'resty.lrucache'

local REMEMBERED_PAGES = 128

local page_template = {}
local remembered = lrucache.new(REMEMBERED_PAGES)

-- { 'text', '__MARK__', 'text', … }: every second one is a mark.
local function split(text)
  local parts, from = {}, 1
  for mark_from, mark, mark_end in text:gmatch('()(__%u+_%u+__)()') do
    parts[#parts + 1] = text:sub(from, mark_from - 1)
    parts[#parts + 1] = mark
    from = mark_end
  end
  parts[#parts + 1] = text:sub(from)
  return parts
end

-- The pieces of the filled page, for ngx.print. `values` by mark; a mark without a value stays as it is.
function page_template.fill(text, values)
  local parts = remembered:get(text)
  if not parts then
    parts = split(text)
    remembered:set(text, parts)
  end
  local filled = {}
  for at, part in ipairs(parts) do filled[at] = values[part] or part end
  return filled
end

return page_template
