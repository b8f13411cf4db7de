import { findNginx } from '@facet/tooling/nginx';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@facet/tooling/ports';
import { send } from './http.ts';
import { until } from '@facet/tooling/until';

const luaDir = join(import.meta.dirname, '../../lua');

/** Runs a chunk of Lua inside a bare nginx, with the gateway's modules at hand, and returns what it printed as JSON. */
export async function runLua(chunk: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-lua-'));
  const port = await freePort();
  const { binary, modules, luaPath, luaCpath, environment } = findNginx();
  writeFileSync(join(folder, 'chunk.lua'), chunk);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${modules.map((file) => `load_module "${file}";`).join('\n')}
    daemon off; ${process.getuid?.() === 0 ? 'user root root;' : ''} pid "${folder}/nginx.pid"; error_log stderr error;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
      lua_package_path "${luaDir}/?.lua;${luaPath};;"; lua_package_cpath "${luaCpath};;";
      server { listen 127.0.0.1:${port}; location / { content_by_lua_file "${folder}/chunk.lua"; } }
    }`,
  );
  const nginx = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const answer = await until('the answer of the chunk', () => send(port, '/').catch(() => null));
    if (answer.status !== 200) throw new Error(`the chunk failed: ${answer.status}`);
    return answer.json;
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  }
}
