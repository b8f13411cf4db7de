-- A small file that a release may replace: read again at most once a second in each worker.
local READ_AGAIN_SECONDS = 1

local cached_file = {}
local known = {}

-- Its text (nil when it is missing) and a number that grows when it was read again.
function cached_file.read(path)
  local entry = known[path]
  local now = ngx.now()
  if entry and now - entry.read_at < READ_AGAIN_SECONDS then return entry.text, entry.reading end
  local file = io.open(path, 'rb')
  local text = file and file:read('*a')
  if file then file:close() end
  known[path] = { text = text, read_at = now, reading = (entry and entry.reading or 0) + 1 }
  return text, known[path].reading
end

return cached_file
