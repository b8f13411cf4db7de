import type { GatewayOptions } from '../gateway-options.ts';

/**
 * What services get to know about a call. The request line passes on as it came: walls sign their address byte by byte.
 * The caller's own X-Forwarded-* never pass; their address is $remote_addr, which believes trusted proxies only.
 */
export function proxying(options: GatewayOptions): string {
  const { host, protocol } = new URL(options.publicUrl);
  return `
  map "$request_method:$http_idempotency_key" $idempotency_key { "POST:" $request_id; default $http_idempotency_key; }
  map $request_id $span_id { "~^(?<span_part>[0-9a-f]{16})" $span_part; }
  # The page's own trace where it is one, of digits only: it goes into logs and statements. Nothing is decided by it.
  map $http_traceparent $traceparent {
    "~^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$" $http_traceparent;
    default "00-$request_id-$span_id-01";
  }
  map $traceparent $trace_id { "~^00-(?<trace_part>[0-9a-f]{32})-" $trace_part; }
  proxy_http_version 1.1;
  proxy_set_header Host ${host};
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host ${host};
  proxy_set_header X-Forwarded-Proto ${protocol.slice(0, -1)};
  proxy_set_header X-Real-IP $remote_addr;
  proxy_set_header X-Request-Id $request_id;
  proxy_set_header traceparent $traceparent;
  proxy_set_header Idempotency-Key $idempotency_key;
  proxy_ignore_headers X-Accel-Redirect X-Accel-Buffering X-Accel-Expires X-Accel-Limit-Rate X-Accel-Charset;
  proxy_hide_header X-Hold-Off;
  proxy_connect_timeout 1s;
  proxy_send_timeout 10s;
  proxy_read_timeout 15s;
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 3;
  proxy_next_upstream_timeout 15s;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  proxy_max_temp_file_size 0;${options.servicesCaFile === undefined ? '' : overTls(options.servicesCaFile)}`;
}

/** A service shows a certificate for its own name, which is that of its upstream. */
function overTls(caFile: string): string {
  return `
  proxy_ssl_trusted_certificate "${caFile}";
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_server_name on;
  proxy_ssl_protocols TLSv1.2 TLSv1.3;
  # The same for what Lua asks.
  lua_ssl_trusted_certificate "${caFile}";
  lua_ssl_verify_depth 3;
  lua_ssl_protocols TLSv1.2 TLSv1.3;`;
}
