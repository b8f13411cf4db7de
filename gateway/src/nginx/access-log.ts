import type { GatewayOptions } from '../gateway-options.ts';

const fields: Record<string, string> = {
  time: '"$time_iso8601"',
  endedAtSeconds: '$msec',
  requestId: '"$request_id"',
  traceId: '"$trace_id"',
  method: '"$request_method"',
  path: '"$path_without_query"',
  status: '$numeric_status',
  owner: '"$owner"',
  sub: '"$sub"',
  address: '"$remote_addr"',
  bytes: '$bytes_sent',
  durationSeconds: '$request_time',
  upstream: '"$upstream_addr"',
  upstreamStatus: '"$upstream_status"',
  upstreamSeconds: '"$upstream_response_time"',
};

/**
 * One JSON line a request. Query strings are in none: a wall's postback carries its signature there. Nor are preview
 * links and the last part of a wall's own address, which are good for whoever has them.
 */
export function accessLog(options: GatewayOptions): string {
  const line = Object.entries(fields).map(([name, value]) => `"${name}":${value}`);
  return `
  map $request_uri $path_without_query { "~^/preview/(?!off$)" "/preview/(link)"; "~*^(?!/api/admin/)(?<wall_path>/[^?]*?postbacks/+[^/?]+)/+[^/?]" "$wall_path/***"; "~^(?<path_part>[^?]*)" $path_part; }
  map $status $numeric_status { "~^[1-9]" $status; default 0; }
  log_format requests escape=json '{${line.join(',')}}';
  access_log "${options.accessLog}" requests;`;
}
