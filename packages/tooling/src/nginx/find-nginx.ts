import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { NginxInstallation } from '@facet/gateway';
import { unpackPackages } from '../debian/index.ts';
import { cacheFolder } from '../project-root.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-lua', 'lua-resty-core', 'lua-resty-lrucache', 'lua-cjson', 'lua-luaossl'];
const BROTLI = 'libnginx-mod-http-brotli-static';

const unpacked = join(cacheFolder, 'nginx');

/**
 * nginx with Lua: what is on the machine when it is complete, else with Debian's packages unpacked into the cache
 * folder.
 */
export function findNginx(): NginxInstallation {
  const installed = nginxIn(['/']);
  if (installed) return installed;
  if (!existsSync('/usr/bin/apt-get')) throw new Error('no nginx with Lua here, and this is no Debian: use `docker compose up`');
  unpackPackages([...PACKAGES, BROTLI], unpacked);
  const found = nginxIn([unpacked, '/']);
  if (!found) throw new Error(`${unpacked} holds no complete nginx with Lua: remove it and start again`);
  return found;
}

/** Each file from the first of `roots` that has it: what the machine has already is not unpacked once more. */
export function nginxIn(roots: readonly string[]): NginxInstallation | null {
  const find = (path: string): string | undefined => roots.flatMap((root) => globSync(join(root, path)))[0];
  const module = (name: string): string | undefined => find(`usr/lib/nginx/modules/${name}_module.so`);
  const binary = find('usr/sbin/nginx');
  const modules = [module('ndk_http'), module('ngx_http_lua')].filter((file) => file !== undefined);
  const libraries = [find('usr/lib/*/lua/5.1/_openssl.so'), find('usr/lib/*/lua/5.1/cjson.so')].filter((file) => file !== undefined);
  const scripts = [find('usr/share/lua/5.1/resty/core.lua'), find('usr/share/lua/5.1/resty/lrucache.lua')].filter(
    (file) => file !== undefined,
  );
  if (!binary || modules.length < 2 || libraries.length < 2 || scripts.length < 2) return null;
  const brotli = module('ngx_http_brotli_static');
  const scriptFolders = [...new Set(scripts.map((file) => join(file, '../..')))];
  const libraryFolders = [...new Set(libraries.map((file) => join(file, '..')))];
  return {
    binary,
    modules: brotli === undefined ? modules : [...modules, brotli],
    luaPath: scriptFolders.flatMap((folder) => [`${folder}/?.lua`, `${folder}/?/init.lua`]).join(';'),
    luaCpath: libraryFolders.map((folder) => `${folder}/?.so`).join(';'),
    environment: roots[0] === '/' ? {} : { LD_LIBRARY_PATH: unpackedLibraries(roots) },
    hasBrotliStatic: brotli !== undefined,
  };
}

/** Where shared libraries lie that are not installed. */
const unpackedLibraries = (roots: readonly string[]): string =>
  roots
    .filter((root) => root !== '/')
    .flatMap((root) => [...globSync(join(root, 'usr/lib/*-linux-*')), ...globSync(join(root, 'lib/*-linux-*'))])
    .join(':');
