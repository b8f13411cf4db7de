import type { GatewayOptions } from '../gateway-options.ts';

/**
 * site.conf: the shell, the remotes' versioned folders and the registry. What has no dot in its last segment is a page
 * of the shell.
 */
export function siteLocations(options: GatewayOptions): string {
  const { siteDir, nginx } = options;
  return `gzip_static on;
${nginx.hasBrotliStatic ? 'brotli_static on;' : ''}
gzip_vary on;

location ^~ /remotes/ {
  root "${siteDir}";
  location ~ (\\.map$|/\\.) { return 404; }
  location ~ . {
    set $owner site; set $place 'site remotes'; set $caching immutable;
    access_by_lua_block { require('files.published-files').check_remote() }
    try_files $uri =404;
  }
}
location = /registry.json {
  set $owner site; set $place 'site registry'; set $caching private;
  gzip on; gzip_types application/json;
  content_by_lua_block { require('releases.registry').serve() }
}
location = /preview/off { content_by_lua_block { require('releases.preview').leave() } }
location ^~ /preview/ { content_by_lua_block { require('releases.preview').begin() } }

# What operators look at is on internal ports; from outside there is nothing, in whatever case it is spelled.
location ~* ^/(api|internal|metrics|docs|debug|healthz|readyz)([^a-z0-9-]|$) { return 404; }
location ~ (\\.map$|/\\.|^/versions/.*\\.(html|json)$) { return 404; }

location ~ "[.-][0-9a-f]{8,32}\\.[a-z0-9]+$" {
  set $owner site; set $place 'site files'; set $caching immutable;
  root "${siteDir}/shell";
  access_by_lua_block { require('files.published-files').check_shell() }
  try_files $uri =404;
}
location ~ \\.[A-Za-z0-9]+$ {
  set $owner site; set $place 'site files'; set $caching revalidate;
  root "${siteDir}/shell";
  access_by_lua_block { require('files.published-files').check_shell() }
  try_files $uri =404;
}

location ~ ^/r/[^/]+/?$ {
  set $owner site; set $place 'site pages';
  gzip on;
  content_by_lua_block { require('pages.referral').serve() }
}
location = /index.html {
  set $owner site; set $place 'site pages';
  gzip on;
  content_by_lua_block { require('pages.shell-page').serve() }
}
location / {
  set $owner site; set $place 'site pages';
  gzip on;
  content_by_lua_block { require('pages.shell-page').serve() }
}
`;
}
