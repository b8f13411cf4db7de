-- Follows admin's registry of releases: asked each second, the last document kept on disk, the installation's seed
-- before any was seen.
local cached_file = require 'files.cached-file'
local durable_file = require 'files.durable-file'
local internal_client = require 'services.internal-client'
local release_document = require 'releases.release-document'
local settings = require 'settings'

local shared = ngx.shared.releases

local FILE = 'releases.json'
-- The whole document is asked for this often, in case the registry was put back to an earlier state.
local WHOLE_SECONDS = 60

local releases = {}
local asking = false
local current, current_number
local seed, seed_text

local function publish(text, revision)
  if text == shared:get('document') then return end
  local stored, failure = shared:safe_set('document', text)
  if not stored then
    ngx.log(ngx.ERR, 'the releases of revision ', revision, ' found no room: ', failure)
    return
  end
  shared:incr('number', 1, 0)
  durable_file.replace(FILE, text)
end

local function take_in(text)
  local document = release_document.of_admin(text)
  if not document then
    ngx.log(ngx.ERR, 'admin answered releases in a shape that is not known')
    return
  end
  publish(text, document.revision)
  shared:set('cursor', document.cursor)
end

local function ask()
  local cursor = shared:get('whole_is_fresh') and shared:get('cursor')
  local answer, text = internal_client.get('admin', '/internal/releases' .. (cursor and '?after=' .. ngx.escape_uri(cursor) or ''))
  if not answer then return end
  shared:set('asked_at', ngx.time())
  if not cursor then shared:set('whole_is_fresh', true, WHOLE_SECONDS) end
  if answer.unchanged ~= true then take_in(text) end
end

-- In the master process, so that no worker answers from the seed what an earlier run already knew better. A reload
-- keeps what is there.
function releases.load_copy()
  if shared:get('number') then return end
  local text = durable_file.read(FILE)
  local document = text and release_document.of_admin(text)
  if document then publish(text, document.revision) end
end

-- Called each second by one worker; a slow answer is not asked for twice.
function releases.keep_fresh()
  if asking or not internal_client.has('admin') then return end
  asking = true
  local ok, failure = pcall(ask)
  asking = false
  if not ok then ngx.log(ngx.ERR, 'releases: ', failure) end
end

local function read_seed()
  local text = cached_file.read(settings.siteDir .. '/registry.json')
  if not seed or text ~= seed_text then seed, seed_text = release_document.of_seed(text), text end
  return seed
end

-- The document in force, parsed once by each worker.
function releases.current()
  local number = shared:get('number')
  if not number then return read_seed() end
  if number ~= current_number then
    current = release_document.of_admin(shared:get('document'))
    current_number = number
  end
  return current
end

return releases
