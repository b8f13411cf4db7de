-- How much of what is under way now, by name. A count is there from the first of it to the last, so that the dictionary
-- holds nothing that has ended. None pushes out another one: where there is no room to count, nobody more is let in.
local counts = ngx.shared.under_way

-- What a worker that was killed had counted is forgotten so long after the last that was counted there.
local FORGOTTEN_SECONDS = 24 * 60 * 60
-- Another worker may remove or make the same count between two steps.
local TRIES = 3

local told_until = 0

-- A flood writes no line for each of its calls.
local function tell_full()
  if ngx.now() < told_until then return end
  told_until = ngx.now() + 1
  ngx.log(ngx.ERR, 'what is under way cannot be counted any more: the dictionary is full, and nobody more is let in')
end

local under_way = {}

-- Counts one more; how many that makes, nil when there is no room for it.
function under_way.enter(name)
  for _ = 1, TRIES do
    local count = counts:incr(name, 1)
    if count then
      counts:expire(name, FORGOTTEN_SECONDS)
      return count
    end
    local is_added, failure = counts:safe_add(name, 1, FORGOTTEN_SECONDS)
    if is_added then return 1 end
    if failure ~= 'exists' then break end
  end
  tell_full()
  return nil
end

-- `names`: with commas between, as they are kept in a variable of the request.
function under_way.leave(names)
  for name in names:gmatch('[^,]+') do
    local left = counts:incr(name, -1)
    if left and left <= 0 then counts:delete(name) end
  end
end

return under_way
