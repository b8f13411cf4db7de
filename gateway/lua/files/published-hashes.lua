-- Which bytes the versions of a release document consist of: { remotes = { [name] = { [version] = { [file] = hash } }
-- }, shell = { [file] = { [hash] = true } } }. A hash is `sha384-<base64>`. The shell's versions lie side by side, so a
-- file may be any of them.
local published_hashes = {}
-- By document: made once for each.
local known = setmetatable({}, { __mode = 'k' })

local function files_of(record)
  local extras = type(record) == 'table' and record.extras
  local files = type(extras) == 'table' and extras.files
  return type(files) == 'table' and files or nil
end

local function each_version(deployable, take)
  for _, version in ipairs{ deployable.stable, deployable.canary or deployable.stable, deployable.previous or deployable.stable } do
    take(version.version, version.record)
  end
  for version, record in pairs(deployable.previewable) do take(version, record) end
end

local function of_remote(deployable)
  local versions = {}
  each_version(deployable, function(version, record) versions[version] = files_of(record) end)
  return versions
end

local function of_shell(deployable)
  local files = {}
  each_version(deployable, function(_, record)
    for file, hash in pairs(files_of(record) or {}) do
      files[file] = files[file] or {}
      files[file][hash] = true
    end
  end)
  return files
end

function published_hashes.of_document(document)
  local hashes = known[document]
  if hashes then return hashes end
  hashes = { remotes = {}, shell = {} }
  for name, deployable in pairs(document.deployables) do
    if name == 'shell' then hashes.shell = of_shell(deployable) else hashes.remotes[name] = of_remote(deployable) end
  end
  known[document] = hashes
  return hashes
end

return published_hashes
