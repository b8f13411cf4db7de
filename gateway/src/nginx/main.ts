import { join } from 'node:path';
import type { GatewayOptions } from '../gateway-options.ts';
import { accessLog } from './access-log.ts';
import { proxying } from './proxying.ts';
import { responseHeaders } from './response-headers.ts';

/** Where the Lua modules lie. */
const luaDir = join(import.meta.dirname, '../../lua');

/** nginx.conf: everything that is not a route. */
export function mainConfiguration(options: GatewayOptions, user: string | undefined): string {
  const { nginx, outDir } = options;
  return `# Rendered; change gateway/src/nginx instead.
${nginx.modules.map((file) => `load_module "${file}";`).join('\n')}
daemon off;
${user === undefined ? '' : `user ${user} ${user};`}
worker_processes ${options.workers ?? 2};
worker_rlimit_nofile 16384;
worker_shutdown_timeout 10s;
pid "${outDir}/nginx.pid";
error_log "${options.errorLog}" warn;

events { worker_connections 4096; }

http {
${temporaryPaths(outDir)}
${mimeTypes}
${lua(options)}
${accessLog(options)}
${clients(options)}
${proxying(options)}
${responseHeaders(options)}

  include upstreams.conf;

  server {
${options.listen.map((address) => `    listen ${address};`).join('\n')}
    set $sub ''; set $owner gateway; set $place 'gateway other'; set $caching private; set $style_nonce ''; set $trusted_types '';
    set $open_call ''; set $open_body '';
    log_by_lua_block {
      require('requests.open-calls').leave()
      require('requests.hold-off').note()
      require('metrics').count()
    }
    error_page 403 404 405 413 416 500 501 502 503 504 @problem;
    location @problem { content_by_lua_block { require('requests.problem').from_nginx() } }
    # A request that could not be read has no path, and nginx sends none such to a named location.
    error_page 400 408 414 /_unreadable;
    error_page 494 =400 /_unreadable;
    location = /_unreadable { internal; content_by_lua_block { require('requests.problem').from_nginx() } }

    include api.conf;
    include site.conf;
  }

  # For the orchestrator and Prometheus, never for browsers.
  server {
    listen ${options.internalListen};
    access_log off;
    location = /healthz { default_type text/plain; return 200 "alive\\n"; }
    location = /readyz { content_by_lua_block { require('readiness').serve() } }
    location = /metrics { content_by_lua_block { require('metrics').serve() } }
    location / { return 404; }
  }
}
`;
}

function temporaryPaths(outDir: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path "${outDir}/tmp/${name}";`).join('\n');
}

function lua(options: GatewayOptions): string {
  return `
  lua_package_path "${luaDir}/?.lua;${options.nginx.luaPath};;";
  lua_package_cpath "${options.nginx.luaCpath};;";
  lua_socket_log_errors off;
  lua_shared_dict revocations ${options.revocationListSize ?? '32m'};
  lua_shared_dict rate_limits ${options.rateLimitsSize ?? '8m'};
  lua_shared_dict rate_limits_of_crowds 2m;
  lua_shared_dict gateway_state 4m;
  lua_shared_dict releases 16m;
  lua_shared_dict metrics 4m;
  lua_shared_dict held_off 1m;
  lua_shared_dict under_way ${options.underWaySize ?? '8m'};
  init_by_lua_block { require('start').master('${options.outDir}/settings.json') }
  init_worker_by_lua_block { require('start').worker() }
  exit_worker_by_lua_block { require('metrics').add_up() }
  uninitialized_variable_warn off;${options.resolver === undefined ? '' : `\n  resolver ${options.resolver} valid=5s;`}`;
}

function clients(options: GatewayOptions): string {
  const trusted = (options.trustedProxies ?? []).map((proxy) => `  set_real_ip_from ${proxy};`).join('\n');
  return `
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  log_not_found off;
  keepalive_requests 10000;
  reset_timedout_connection on;
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 128k;
  client_body_buffer_size 128k;
  large_client_header_buffers 4 16k;
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
${trusted}`;
}

const mimeTypes = `
  types {
    text/html html; text/css css; text/plain txt; text/javascript js mjs; application/json json; application/manifest+json webmanifest;
    image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/x-icon ico; font/woff2 woff2; application/xml xml;
  }
  charset utf-8;
  charset_types text/css text/plain text/javascript application/json application/xml image/svg+xml;
  default_type application/octet-stream;`;
