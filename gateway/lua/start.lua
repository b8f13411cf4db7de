-- What runs when nginx starts: keys in the master, the once-a-second tick in one worker.
local TICK_SECONDS = 1

local start = {}

function start.master(settings_path)
  require('settings').load(settings_path)
  require('service-token').load_key()
end

local function tick(premature)
  if premature then return end
  require('key-set').keep_fresh()
  require('revocations').keep_fresh()
end

function start.worker()
  if ngx.worker.id() ~= 0 then return end
  assert(ngx.timer.at(0, tick))
  assert(ngx.timer.every(TICK_SECONDS, tick))
end

return start
