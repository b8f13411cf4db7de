-- The public keys of our own services by name, from the installation's file.
local cjson = require 'cjson.safe'
local cached_file = require 'files.cached-file'
local json_web_keys = require 'sessions.json-web-keys'
local settings = require 'settings'

local service_keys = {}
local text, keys = nil, {}

-- The same table as long as the file is the same.
function service_keys.current()
  local found = settings.serviceKeysFile and cached_file.read(settings.serviceKeysFile)
  if found ~= text then text, keys = found, json_web_keys.parse(cjson.decode(found or '')) or {} end
  return keys
end

return service_keys
