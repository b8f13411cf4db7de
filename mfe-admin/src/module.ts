import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { adminApi } from './api/admin.generated.ts';
import { Component as AdminFrame } from './frame/admin-frame.tsx';
import { sessionSlice } from './session/index.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: adminApi,
  slices: [sessionSlice],
  routes: [
    {
      path: '/admin',
      handle: { title: () => t('Admin') },
      Component: AdminFrame,
      children: [
        { index: true, handle: { title: () => t('Console') }, lazy: () => import('./console/console-page.tsx') },
        { path: 'audit', handle: { title: () => t('Audit') }, lazy: () => import('./audit/audit-page.tsx') },
        { path: 'releases', handle: { title: () => t('Releases') }, lazy: () => import('./releases/releases-page.tsx') },
        { path: 'settings', handle: { title: () => t('Site settings') }, lazy: () => import('./site-settings/settings-page.tsx') },
        { path: 'first-steps', handle: { title: () => t('First steps') }, lazy: () => import('./first-steps/first-steps-page.tsx') },
        { path: 'rbxhandler', handle: { title: () => t('Shirt tool') }, lazy: () => import('./shirt-tool/shirt-tool-page.tsx') },
        // Not `*`: the shell's own splat of this remote would come first, with its page for what nobody brings.
        { path: ':page', handle: { title: () => t('Not found') }, lazy: () => import('./brought/brought-page.tsx') },
      ],
    },
  ],
});
