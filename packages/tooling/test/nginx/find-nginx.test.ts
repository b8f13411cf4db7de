import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nginxIn } from '../../src/nginx/find-nginx.ts';

const MODULES = 'usr/lib/nginx/modules';
const files = [
  'usr/sbin/nginx',
  `${MODULES}/ndk_http_module.so`,
  `${MODULES}/ngx_http_lua_module.so`,
  'usr/lib/x86_64-linux-gnu/lua/5.1/_openssl.so',
  'usr/lib/x86_64-linux-gnu/lua/5.1/cjson.so',
  'usr/share/lua/5.1/resty/core.lua',
  'usr/share/lua/5.1/resty/lrucache.lua',
];

function rootWith(holds: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'facet-nginx-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of holds) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

test.each(files)('without %s there is no nginx with Lua', (missing) => {
  expect(nginxIn([rootWith(files.filter((file) => file !== missing))])).toBeNull();
});

test('what a machine with an nginx of its own lacks is taken from the packages, the rest from the machine', () => {
  const [unpacked, machine] = [
    rootWith(files.filter((_, index) => index % 2 === 0)),
    rootWith(files.filter((_, index) => index % 2 === 1)),
  ];
  const found = nginxIn([unpacked, machine]);
  expect(found?.binary).toBe(`${unpacked}/usr/sbin/nginx`);
  expect(found?.modules).toEqual([`${machine}/${MODULES}/ndk_http_module.so`, `${unpacked}/${MODULES}/ngx_http_lua_module.so`]);
  expect(found?.luaPath).toContain(`${machine}/usr/share/lua/5.1/?.lua`);
  expect(found?.luaCpath.split(';')).toEqual([
    `${machine}/usr/lib/x86_64-linux-gnu/lua/5.1/?.so`,
    `${unpacked}/usr/lib/x86_64-linux-gnu/lua/5.1/?.so`,
  ]);
});
