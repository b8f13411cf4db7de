-- Where services are now. A release moves one while nginx runs: the file is replaced, and read again within a second.
local cjson = require 'cjson.safe'
local cached_file = require 'files.cached-file'
local settings = require 'settings'

local addresses = {}
local parsed, parsed_reading = { public = {}, internal = {} }, nil

local function current()
  local text, reading = cached_file.read(settings.addressesFile)
  if reading ~= parsed_reading then
    parsed = cjson.decode(text or '') or parsed
    parsed_reading = reading
  end
  return parsed
end

-- Lists of { host, port }, a replica each; empty for a service that is not known.
function addresses.public(service)
  return current().public[service] or {}
end

function addresses.internal(service)
  return current().internal[service] or {}
end

return addresses
