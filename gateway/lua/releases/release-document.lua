-- Which versions there are, read from the document of admin's registry or, before that was ever seen, from the
-- installation's seed: { revision, cursor, salt, canaried = { name … }, deployables = { [name] = { unit, stable,
-- canary, previous, previewable } } } A version is { version, record }; a canary also has its `share` in percent.
local json_lists = require 'releases.json-lists'

local release_document = {}

local function as_table(value)
  return type(value) == 'table' and value or {}
end

local function as_version(value)
  if type(value) ~= 'table' or type(value.version) ~= 'string' or type(value.record) ~= 'table' then return nil end
  return value
end

local function as_canary(value)
  return as_version(value) and type(value.share) == 'number' and value or nil
end

local function as_deployable(name, value, previewable)
  local stable = type(value) == 'table' and as_version(value.stable)
  if not stable then return nil end
  return {
    unit = type(value.group) == 'string' and value.group or name,
    stable = stable,
    canary = as_canary(value.canary),
    previous = as_version(value.previous),
    previewable = as_table(previewable),
  }
end

local function with_canaries(document)
  local names = {}
  for name, deployable in pairs(document.deployables) do
    if deployable.canary then names[#names + 1] = name end
  end
  table.sort(names)
  document.canaried = names
  return document
end

-- Nil when the text is no such document. A deployable that makes no sense is left out, the others are good.
function release_document.of_admin(text)
  local answer = json_lists.decode(text)
  if type(answer) ~= 'table' or type(answer.revision) ~= 'number' or type(answer.salt) ~= 'string' then return nil end
  if type(answer.deployables) ~= 'table' then return nil end
  local deployables = {}
  local previewable = as_table(answer.previewable)
  for name, value in pairs(answer.deployables) do deployables[name] = as_deployable(name, value, previewable[name]) end
  local cursor = type(answer.cursor) == 'string' and answer.cursor or ('%.0f'):format(answer.revision)
  return with_canaries{ revision = answer.revision, cursor = cursor, salt = answer.salt, deployables = deployables }
end

-- The default one of a discovery document's releases of one remote, else the first.
local function release_in_force(releases)
  for _, release in ipairs(as_table(releases)) do
    if type(release) == 'table' and as_table(release.deployment).default == true then return release end
  end
  return as_table(releases)[1]
end

-- `text` is a document of the public discovery schema, or nil.
function release_document.of_seed(text)
  local deployables = {}
  local seed = as_table(json_lists.decode(text or ''))
  for name, releases in pairs(as_table(seed.microFrontends)) do
    local record = as_table(release_in_force(releases))
    local version = tostring(as_table(record.metadata).version)
    deployables[name] = as_deployable(name, { stable = { version = version, record = record } })
  end
  return with_canaries{ revision = 0, salt = '', deployables = deployables }
end

return release_document
