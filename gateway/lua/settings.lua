-- The rendered settings.json, read once by the master process; every other module requires this table.
local cjson = require 'cjson.safe'

local settings = {}

function settings.load(path)
  local file = assert(io.open(path, 'rb'))
  local values = assert(cjson.decode(file:read('*a')), path .. ' is not JSON')
  file:close()
  for name, value in pairs(values) do settings[name] = value end
end

return settings
