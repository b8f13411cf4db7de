import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { adminApi } from './api/admin-api.ts';
import { Component as AdminFrame } from './frame/admin-frame.tsx';
import { sessionSlice } from './session/index.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: adminApi,
  slices: [sessionSlice],
  routes: [
    {
      path: '/admin',
      handle: { title: 'Admin' },
      Component: AdminFrame,
      children: [
        { index: true, handle: { title: 'Console' }, lazy: () => import('./console/console-page.tsx') },
        { path: 'money', handle: { title: 'Money' }, lazy: () => import('./money/money-page.tsx') },
        { path: 'postbacks', handle: { title: 'Postbacks' }, lazy: () => import('./postbacks/postbacks-page.tsx') },
        { path: 'payouts', handle: { title: 'Payouts' }, lazy: () => import('./payouts/payouts-page.tsx') },
        { path: 'providers', handle: { title: 'Providers' }, lazy: () => import('./providers/providers-page.tsx') },
        { path: 'audit', handle: { title: 'Audit' }, lazy: () => import('./audit/audit-page.tsx') },
        { path: 'releases', handle: { title: 'Releases' }, lazy: () => import('./releases/releases-page.tsx') },
        { path: 'settings', handle: { title: 'Site settings' }, lazy: () => import('./site-settings/settings-page.tsx') },
        { path: 'rbxhandler', handle: { title: 'Shirt tool' }, lazy: () => import('./shirt-tool/shirt-tool-page.tsx') },
        { path: '*', handle: { title: 'Not found' }, lazy: () => import('./frame/not-found-page.tsx') },
      ],
    },
  ],
});
