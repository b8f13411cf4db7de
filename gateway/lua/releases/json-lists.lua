-- JSON in and out again with empty lists kept: lua-cjson reads `[]` as an empty table and writes that as `{}`.
local cjson = require 'cjson.safe'

-- Stands in a list that is empty. No text of ours holds a NUL.
local MARK = '["\\u0000"]'

local json_lists = {}

-- Position of the quote that ends the string whose first quote stands at `open`.
local function string_end(text, open)
  local at = open
  repeat
    at = text:find('["\\]', at + 1)
    local is_escape = at and text:byte(at) == 92
    if is_escape then at = at + 1 end
  until not is_escape
  return at
end

local function mark_empty_lists(text)
  local parts, from = {}, 1
  while true do
    local open = text:find('"', from, true)
    local outside = text:sub(from, open and open - 1)
    parts[#parts + 1] = outside:gsub('%[%s*%]', MARK)
    local close = open and string_end(text, open)
    if not close then break end
    parts[#parts + 1] = text:sub(open, close)
    from = close + 1
  end
  return table.concat(parts)
end

-- The value, or nil when the text is not JSON. An empty list holds one item, a NUL.
function json_lists.decode(text)
  return cjson.decode(mark_empty_lists(text))
end

function json_lists.encode(value)
  return (cjson.encode(value):gsub('%["\\u0000"%]', '[]'):gsub('\\/', '/'))
end

return json_lists
