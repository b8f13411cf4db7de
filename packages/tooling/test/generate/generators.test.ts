import { expect, test } from 'vitest';
import { remoteSlice } from '../../src/generate/remote-slices.ts';
import { serviceClient } from '../../src/generate/service-clients.ts';

const operation = (operationId: string, extra: object = {}) => ({
  operationId,
  responses: {
    200: { description: 'ok', content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } } },
    '4XX': { description: 'refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  },
  ...extra,
});
const contract = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'sample', version: '1' },
  paths: {
    '/api/things': {
      get: operation('listThings', { parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer' } }] }),
      post: operation('makeThing', {
        parameters: [{ in: 'header', name: 'idempotency-key', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      }),
    },
    '/api/postbacks/a': { get: operation('receivePostback') },
  },
  components: { schemas: { Refusal: { type: 'object', properties: { code: { type: 'string' } } } } },
});

const slice = (sources: string) =>
  remoteSlice({ path: 'mfe-sample/src/api/sample.generated.ts', emptyApi: './empty-api.ts', service: 'sample', sources }, contract);

test("a remote's slice speaks remote-kit's requests", async () => {
  const { text = '' } = (await slice('useListThingsQuery(); useMakeThingMutation();')) ?? {};
  expect(text).toContain("from './empty-api.ts'");
  expect(text).toContain('path: `/api/things`');
  expect(text).toContain('query: {');
  expect(text).toContain("idempotencyKey: queryArg['idempotency-key']");
  expect(text).not.toMatch(/url:|params:|headers:/);
});

test('an operation of which only the types are named brings its types, and no call', async () => {
  const { text = '' } = (await slice('type X = ListThingsApiResponse; useMakeThingMutation()')) ?? {};
  expect(text).toContain('export type ListThingsApiResponse');
  expect(text).toContain('makeThing: build.mutation');
  expect(text).not.toContain('listThings: build');
  expect(text).not.toMatch(/ListThingsApiArg|Refusal/);
  const onlyTypes = (await slice('type X = ListThingsApiResponse'))?.text;
  expect(onlyTypes).toContain('export type ListThingsApiResponse');
  expect(onlyTypes).not.toMatch(/import|injectedRtkApi/);
});

test.each(['listThings: {}', 'useLazyListThingsQuery'])('%s is the one operation that the slice holds', async (sources) => {
  const { text = '' } = (await slice(sources)) ?? {};
  expect(text).toContain('listThings');
  expect(text).not.toMatch(/makeThing|receivePostback/);
});

test('a part of a remote that names no operation has no slice', async () => {
  expect(await slice('relistThings')).toBeNull();
});

test("a caller's client types hold the calls that it makes and the schemas in them, and nothing else", async () => {
  const answer = (schema: string) => ({
    200: { description: 'ok', content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
  });
  const called = JSON.stringify({
    ...(JSON.parse(contract) as object),
    components: {
      schemas: {
        Thing: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } },
        Part: { type: 'object' },
        Other: { type: 'object', properties: { own: { $ref: '#/components/schemas/Other' } } },
      },
    },
    paths: {
      '/internal/things': { get: operation('listThings', { responses: answer('Thing') }), post: operation('makeThing') },
      '/internal/others': { get: operation('listOthers', { responses: answer('Other') }) },
    },
  });
  const sources = "await things.GET('/internal/things', {}); await things.POST(\n  '/internal/elsewhere', {});";
  const { text } = await serviceClient({ path: 'services/a/src/sample-paths.generated.ts', callee: 'sample', sources }, called);
  expect(text).toMatch(/^\/\/ Generated from services\/sample\/openapi\.internal\.json/);
  expect(text).toContain('export interface paths');
  for (const named of ["'/internal/things'", 'listThings', 'Thing:', 'Part:']) expect(text).toContain(named);
  expect(text).not.toMatch(/makeThing|others|Other|post\?/);
});
