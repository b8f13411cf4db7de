-- The id of a page load, which nobody else can make: what a page reports counts under it. It is the same for all pages
-- that one network loads in one minute, so that a minute's pages are one vote; its first six bytes are the network's
-- own for a day. Nobody is known by it.
local cjson = require 'cjson.safe'
local digest = require 'openssl.digest'
local hmac = require 'openssl.hmac'
local rate_limit = require 'requests.rate-limit'
local settings = require 'settings'
local visitor_id = require 'releases.visitor-id'

local MINUTE, DAY = 60, 24 * 60 * 60
local MINUTES_IN_A_DAY = DAY / MINUTE
local TWO_BYTES = 2 ^ 16

local page_id = {}
local key

-- Of the gateway's own private key, which all replicas of it have.
function page_id.load_key()
  local file = assert(io.open(settings.gatewayKeyFile, 'rb'))
  key = digest.new('sha256'):final('page ids of ' .. file:read('*a'))
  file:close()
end

local function keyed(text)
  return hmac.new(key, 'sha256'):final(text)
end

-- Of this machine, or of the network that its containers have.
local function is_at_home(address)
  local second = tonumber(address:match('^172%.(%d+)%.') or '')
  return address:find('^127%.') or address == '::1' or address:find('^10%.') or address:find('^192%.168%.') or (second and second >= 16 and second <= 31)
end

-- A network is a voter. On a site of localhost all have the address of this machine: there a browser is one.
local function voter(visitor)
  if settings.isLocal and is_at_home(ngx.var.remote_addr) then return visitor and 'browser ' .. visitor end
  return 'network ' .. rate_limit.caller_by_address()
end

local function id_of(who, minute)
  local day = math.floor(minute / MINUTES_IN_A_DAY)
  local short_minute = minute % TWO_BYTES
  local bytes = keyed('day ' .. day .. ' ' .. who):sub(1, 6)
    .. string.char(math.floor(short_minute / 256), short_minute % 256)
    .. keyed('minute ' .. minute .. ' ' .. who):sub(1, 8)
  local hex = bytes:gsub('.', function(byte) return ('%02x'):format(byte:byte()) end)
  return ('%s-%s-%s-%s-%s'):format(hex:sub(1, 8), hex:sub(9, 12), hex:sub(13, 16), hex:sub(17, 20), hex:sub(21))
end

-- For the page that is sent now; nil for a browser that cannot be known.
function page_id.of_request()
  local who = voter(visitor_id.of_request())
  return who and id_of(who, math.floor(ngx.time() / MINUTE))
end

-- Whether this network loaded a page under that id within a day.
local function is_own(id)
  local who = voter(visitor_id.known())
  local short_minute = tonumber(id:match('^%x+%-%x+%-(%x%x%x%x)%-') or '', 16)
  if not who or not short_minute then return false end
  local now = math.floor(ngx.time() / MINUTE)
  local age = (now - short_minute) % TWO_BYTES
  return age <= MINUTES_IN_A_DAY and id:lower() == id_of(who, now - age)
end

-- Takes a report of a page that this network did not load, and forgets it: a browser that changed its network did
-- nothing wrong.
function page_id.check_report()
  -- What reports nothing is not forgotten: the service says that there is no such call, or is away.
  if ngx.req.get_method() ~= 'POST' then return end
  local report = cjson.decode(ngx.req.get_body_data() or '')
  if type(report) == 'table' and (type(report.page) ~= 'string' or is_own(report.page)) then return end
  ngx.status = ngx.HTTP_ACCEPTED
  ngx.header['Content-Type'] = 'application/json; charset=utf-8'
  ngx.print('{"accepted":0}')
  return ngx.exit(ngx.HTTP_OK)
end

return page_id
