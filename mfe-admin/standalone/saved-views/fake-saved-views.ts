import type { FakeCalls } from '@facet/remote-kit/testing';
import type { ListOwnViewsApiResponse } from '../../src/api/admin.generated.ts';

export const someViews: ListOwnViewsApiResponse['views'] = [
  { id: '01930000-0000-7000-8000-0000000000f1', list: 'users', name: 'Large balances', query: '?sort=-balance&balanceAtLeast=1000' },
  { id: '01930000-0000-7000-8000-0000000000f2', list: 'audit', name: 'What piotr_k did', query: '?operator=piotr_k' },
];

export const fakeSavedViews: FakeCalls = {
  'GET /api/admin/my-views': () => ({ views: [] }),
  'PUT /api/admin/my-views': ({ body }) => ({ id: '01930000-0000-7000-8000-0000000000f3', ...(body as object) }),
};
