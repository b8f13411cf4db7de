-- Only one spelling of an API path is let through. nginx chooses the location by the decoded path and the service
-- sees the raw one, so any spelling that the two could read differently is refused instead of cleaned up.
local request_target = {}

-- True for `/segment/segment`: no encoding, no empty segment, none that starts or ends with a dot.
function request_target.is_plain_path(path)
  return path:find('^/[%w/._~-]+$') ~= nil
    and not path:find('//', 1, true)
    and not path:find('/.', 1, true)
    and not path:find('./', 1, true)
    and not path:find('[/.]$')
end

-- True when the request line has a plain path; `GET http://host/path` is not one.
function request_target.is_plain()
  return ngx.var.request:find('^%u+ /') ~= nil and request_target.is_plain_path(ngx.var.request_uri:match('^[^?]*'))
end

return request_target
