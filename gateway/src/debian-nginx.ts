import { existsSync } from 'node:fs';
import type { NginxInstallation } from './gateway-options.ts';

const MODULES = '/usr/lib/nginx/modules';
const BROTLI = `${MODULES}/ngx_http_brotli_static_module.so`;

/** nginx as Debian's packages install it, as in the container image; the Lua packages lie on the default paths. */
export function debianNginx(): NginxInstallation {
  const hasBrotliStatic = existsSync(BROTLI);
  return {
    binary: '/usr/sbin/nginx',
    modules: [`${MODULES}/ndk_http_module.so`, `${MODULES}/ngx_http_lua_module.so`, ...(hasBrotliStatic ? [BROTLI] : [])],
    luaPath: '/usr/share/lua/5.1/?.lua',
    luaCpath: '',
    environment: {},
    hasBrotliStatic,
  };
}
