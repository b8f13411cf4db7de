-- Small files that outlive a restart of the gateway.
local settings = require 'settings'

local durable_file = {}

local function path_of(name)
  return settings.stateDir .. '/' .. name
end

local function write(path, mode, text)
  local file, failure = io.open(path, mode)
  if not file then
    ngx.log(ngx.ERR, 'cannot write ', path, ': ', failure)
    return false
  end
  file:write(text)
  file:close()
  return true
end

-- The text, or nil when there is none yet.
function durable_file.read(name)
  local file = io.open(path_of(name), 'rb')
  if not file then return nil end
  local text = file:read('*a')
  file:close()
  return text
end

-- Replaces the whole file; a reader sees the old one or the new one.
function durable_file.replace(name, text)
  local path = path_of(name)
  if write(path .. '.new', 'wb', text) then os.rename(path .. '.new', path) end
end

function durable_file.append(name, text)
  write(path_of(name), 'ab', text)
end

return durable_file
