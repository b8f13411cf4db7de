-- What one visitor gets of each deployable: { [name] = { version, record, cohort = stable|canary|preview, share,
-- fallback } }. `share` is the traffic in percent that this version gets; `fallback` the record of the version before
-- it, for when it breaks.
local lrucache = require 'resty.lrucache'
local canary = require 'releases.canary'

local REMEMBERED_CHOICES = 256

local release_choice = {}

local function of_stable(deployable)
  local previous = deployable.previous
  return {
    version = deployable.stable.version,
    record = deployable.stable.record,
    cohort = 'stable',
    share = 100 - (deployable.canary and deployable.canary.share or 0),
    fallback = previous and previous.record,
  }
end

local function of_canary(deployable)
  local taken = deployable.canary
  return { version = taken.version, record = taken.record, cohort = 'canary', share = taken.share, fallback = deployable.stable.record }
end

-- A preview falls back to nothing: who looks at a version must see that it breaks. Nil when there is no such version.
local function of_preview(deployable, version)
  local record = deployable.previewable[version]
  for _, known in ipairs{ deployable.stable, deployable.canary or deployable.stable } do
    if known.version == version then record = known.record end
  end
  return type(record) == 'table' and { version = version, record = record, cohort = 'preview', share = 0 } or nil
end

-- One letter for each canary: does this visitor take it?
local function canaries_taken(document, visitor_id)
  local letters = {}
  for place, name in ipairs(document.canaried) do
    local deployable = document.deployables[name]
    local takes = visitor_id and canary.takes(document.salt, deployable.unit, visitor_id, deployable.canary.share)
    letters[place] = takes and 'c' or 's'
  end
  return table.concat(letters)
end

local function choose(document, letters)
  local chosen = {}
  for name, deployable in pairs(document.deployables) do chosen[name] = of_stable(deployable) end
  for place, name in ipairs(document.canaried) do
    if letters:sub(place, place) == 'c' then chosen[name] = of_canary(document.deployables[name]) end
  end
  return chosen
end

-- The same table for all visitors who get the same, so that what is made from it can be kept beside it. Without an id:
-- stable.
function release_choice.of_visitor(document, visitor_id)
  document.choices = document.choices or lrucache.new(REMEMBERED_CHOICES)
  local letters = canaries_taken(document, visitor_id)
  local chosen = document.choices:get(letters)
  if not chosen then
    chosen = choose(document, letters)
    document.choices:set(letters, chosen)
  end
  return chosen
end

-- What the visitor gets with `overrides` ({ [name] = version }) in place of it, as far as these versions exist.
function release_choice.with_overrides(document, chosen, overrides)
  local replaced = {}
  for name, choice in pairs(chosen) do replaced[name] = choice end
  for name, version in pairs(overrides) do
    local deployable = document.deployables[name]
    replaced[name] = deployable and of_preview(deployable, version) or replaced[name]
  end
  return replaced
end

return release_choice
