-- Which versions the browser of this request gets. One decision serves the page, its head start and the registry.
local preview = require 'releases.preview'
local release_choice = require 'releases.release-choice'
local releases = require 'releases.releases'
local visitor_id = require 'releases.visitor-id'

local visitor_releases = {}

-- The document in force, what it gives this visitor, and the claims of their preview, if they have one.
function visitor_releases.of_request()
  local document = releases.current()
  local chosen = release_choice.of_visitor(document, visitor_id.of_request())
  local claims = preview.of_request()
  if claims then chosen = release_choice.with_overrides(document, chosen, claims.overrides) end
  return document, chosen, claims
end

return visitor_releases
