import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { NginxInstallation } from '@facet/gateway';
import { unpackPackages } from '../debian/index.ts';
import { cacheFolder } from '../project-root.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-lua', 'lua-resty-core', 'lua-resty-lrucache', 'lua-cjson', 'lua-luaossl'];
const BROTLI = 'libnginx-mod-http-brotli-static';

const unpacked = join(cacheFolder, 'nginx');

/**
 * nginx with Lua: what is on the machine when it is complete, else Debian's packages unpacked into the cache folder.
 */
export function findNginx(): NginxInstallation {
  const installed = nginxIn('/');
  if (installed) return installed;
  if (!existsSync('/usr/bin/apt-get')) throw new Error('no nginx with Lua here, and this is no Debian: use `docker compose up`');
  unpackPackages([...PACKAGES, BROTLI], unpacked);
  const found = nginxIn(unpacked);
  if (!found) throw new Error(`${unpacked} holds no complete nginx with Lua: remove it and start again`);
  return found;
}

function nginxIn(root: string): NginxInstallation | null {
  const binary = join(root, 'usr/sbin/nginx');
  const module = (name: string): string => join(root, `usr/lib/nginx/modules/ngx_http_${name}_module.so`);
  const ndk = join(root, 'usr/lib/nginx/modules/ndk_http_module.so');
  const [openssl] = globSync(join(root, 'usr/lib/*/lua/5.1/_openssl.so'));
  const [cjson] = globSync(join(root, 'usr/lib/*/lua/5.1/cjson.so'));
  const scripts = join(root, 'usr/share/lua/5.1');
  const needed = [binary, ndk, module('lua'), `${scripts}/resty/core.lua`, `${scripts}/resty/lrucache.lua`];
  if (!openssl || !cjson || !needed.every((file) => existsSync(file))) return null;
  const libraries = join(openssl, '../../..');
  const hasBrotliStatic = existsSync(module('brotli_static'));
  return {
    binary,
    modules: [ndk, module('lua'), ...(hasBrotliStatic ? [module('brotli_static')] : [])],
    luaPath: `${scripts}/?.lua;${scripts}/?/init.lua`,
    luaCpath: `${join(libraries, 'lua/5.1')}/?.so`,
    environment: root === '/' ? {} : { LD_LIBRARY_PATH: [libraries, libraries.replace(join(root, 'usr'), root)].join(':') },
    hasBrotliStatic,
  };
}
