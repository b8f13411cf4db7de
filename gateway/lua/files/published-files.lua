-- Static files are sent as they were published or not at all. A file is hashed before it is first sent, and again
-- whenever it changed. What this gateway does not know (a version that was released this very second, one of more than
-- 30 days ago, one from before there were hashes) is sent as it lies: the browser compares its code with what the
-- registry said anyway.
local digest = require 'openssl.digest'
local lrucache = require 'resty.lrucache'
local file_stamp = require 'files.file-stamp'
local metrics = require 'metrics'
local problem = require 'requests.problem'
local published_hashes = require 'files.published-hashes'
local releases = require 'releases.releases'
local settings = require 'settings'

local REMEMBERED_FILES = 4096
-- nginx sends a compressed neighbour wherever one lies there.
local VARIANTS = { '', '.br', '.gz' }

local published_files = {}
-- By path: { stamp, hash }.
local hashed = lrucache.new(REMEMBERED_FILES)

local function hash_of(path, stamp, is_settled)
  local last = hashed:get(path)
  if last and last.stamp == stamp then return last.hash end
  local file = io.open(path, 'rb')
  if not file then return nil end
  local hash = 'sha384-' .. ngx.encode_base64(digest.new('sha384'):final(file:read('*a')))
  file:close()
  if is_settled then hashed:set(path, { stamp = stamp, hash = hash }) end
  return hash
end

-- Whether the file at `path` has a hash that `is_published` takes; true when there is none.
local function is_whole(path, is_published)
  local stamp, is_settled = file_stamp.of(path)
  if not stamp or is_published(hash_of(path, stamp, is_settled)) then return true end
  ngx.log(ngx.ERR, 'ALARM: ', path, ' is not what was published; it is not sent')
  metrics.count_altered_file()
  return false
end

local function refuse()
  return problem.exit(500, 'file_altered', 'This file is not what was published. Please try again later.')
end

-- Access to /remotes/<name>/<version>/<file>. Of a version that is known nothing else exists than what was published.
function published_files.check_remote()
  local name, version, file = ngx.var.uri:match('^/remotes/([^/]+)/([^/]+)/(.+)$')
  local versions = published_hashes.of_document(releases.current()).remotes[name]
  local files = versions and versions[version]
  if not files then return end
  if not files[file] then return problem.exit(404, 'not_found', 'There is nothing here') end
  for _, variant in ipairs(VARIANTS) do
    local published = files[file .. variant]
    if not is_whole(settings.siteDir .. ngx.var.uri .. variant, function(hash) return hash == published end) then return refuse() end
  end
end

-- Access to one of the shell's files.
function published_files.check_shell()
  local file = ngx.var.uri:sub(2)
  local shell = published_hashes.of_document(releases.current()).shell
  if not shell[file] then return end
  for _, variant in ipairs(VARIANTS) do
    local published = shell[file .. variant] or {}
    if not is_whole(settings.siteDir .. '/shell/' .. file .. variant, function(hash) return published[hash] end) then return refuse() end
  end
end

-- Whether a page of a shell's version, at that address, is what was published.
function published_files.is_page_whole(address, integrity)
  if type(integrity) ~= 'string' then return true end
  return is_whole(settings.siteDir .. address, function(hash) return hash == integrity end)
end

return published_files
