import { createSlice } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { createHostStore } from '../src/host/index.ts';
import { createRemoteApi } from '../src/index.ts';

const slice = (name: string) => createSlice({ name, initialState: { count: 0 }, reducers: {} });

test('a remote brings its api and slices under its own name', () => {
  const store = createHostStore();
  const api = createRemoteApi('mfe-a', { endpoints: () => ({}) });
  store.install('mfe-a', { api, slices: [slice('mfe-a/board')] });
  expect(store.getState()).toMatchObject({ 'mfe-a/board': { count: 0 }, 'mfe-a/api': { queries: {} } });
});

test.each(['session/api', 'mfe-b/api', 'mfe-ab', 'other'])('a slice named %s is not of mfe-a: refused before anything is added', (name) => {
  const store = createHostStore();
  expect(() => store.install('mfe-a', { slices: [slice('mfe-a/fine'), slice(name)] })).toThrow(`"${name}" lies outside`);
  expect(store.getState()).not.toHaveProperty('mfe-a/fine');
});

test('another version of a remote takes the place of the first: its answers are gone, and only its middleware works', async () => {
  const store = createHostStore();
  const version = (answer: string) =>
    createRemoteApi('mfe-a', {
      tagTypes: ['Item'],
      endpoints: (build) => ({
        getItem: build.query<string, void>({ queryFn: () => ({ data: answer }), providesTags: ['Item'] }),
        touch: build.mutation<null, void>({ queryFn: () => ({ data: null }), invalidatesTags: ['Item'] }),
      }),
    });
  const [first, second] = [version('first'), version('second')];
  store.install('mfe-a', { api: first });
  await store.dispatch(first.endpoints.getItem.initiate());
  store.install('mfe-a', { api: second });
  expect(second.endpoints.getItem.select()(store.getState() as never).data).toBeUndefined();
  await store.dispatch(second.endpoints.getItem.initiate());
  await store.dispatch(second.endpoints.touch.initiate());
  await expect
    .poll(() => second.endpoints.getItem.select()(store.getState() as never))
    .toMatchObject({ data: 'second', status: 'fulfilled' });
});

test('the same remote may be installed again, as after a retry', () => {
  const store = createHostStore();
  const api = createRemoteApi('mfe-a', { endpoints: () => ({}) });
  store.install('mfe-a', { api });
  expect(() => store.install('mfe-a', { api })).not.toThrow();
});

test('who waits for an answer goes on when all have heard of it', async () => {
  const store = createHostStore();
  const api = createRemoteApi('mfe-a', {
    endpoints: (build) => ({ save: build.mutation<null, void>({ queryFn: () => ({ data: null }) }) }),
  });
  store.install('mfe-a', { api });
  const saving = store.dispatch(api.endpoints.save.initiate());
  const seen = () => api.endpoints.save.select(saving.requestId)(store.getState() as never).status;
  let heard: string | undefined;
  store.subscribe(() => void (heard = seen()));
  await saving;
  expect([heard, seen()]).toEqual(['fulfilled', 'fulfilled']);
});
