-- What runs when nginx starts: keys and the last known releases in the master, in one worker what follows the other
-- services, in each one what adds up its figures.
local start = {}

function start.master(settings_path)
  require('settings').load(settings_path)
  require('services.service-token').load_key()
  require('releases.page-id').load_key()
  require('releases.releases').load_copy()
end

local function follow_identity(premature)
  if premature then return end
  require('sessions.key-set').keep_fresh('member')
  require('sessions.revocations').keep_fresh()
end

local function follow_admin(premature)
  if premature then return end
  require('releases.releases').keep_fresh()
  require('sessions.key-set').keep_fresh('operator')
end

local function add_up_figures()
  require('metrics').add_up()
end

function start.worker()
  assert(ngx.timer.every(require('settings').pollSeconds, add_up_figures))
  if ngx.worker.id() ~= 0 then return end
  for _, tick in ipairs{ follow_identity, follow_admin } do
    assert(ngx.timer.at(0, tick))
    assert(ngx.timer.every(require('settings').pollSeconds, tick))
  end
end

return start
