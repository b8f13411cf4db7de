import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenedPage } from './open-page.tsx';

/** The entries of the statement's list, those of an open run as well. */
export async function rows(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('region', { name: 'Transactions' })).findAllByRole('listitem');
}

/** What an open entry says under this question. */
export async function answerTo(question: string | RegExp): Promise<HTMLElement> {
  const { parentElement } = await screen.findByRole('heading', { name: question });
  return parentElement ?? expect.fail('the question stands alone');
}

/** Pages of the statement that were asked for. */
export function asked({ api }: OpenedPage) {
  return api.requests.filter(({ path, query }) => path === '/api/user/transactions' && query.get('limit') === '50');
}

/** What of the statement was asked for, beside how much of it. */
export function filterOf(request: { query: URLSearchParams } | undefined): object {
  const { limit: _limit, timeZone: _timeZone, ...filter } = Object.fromEntries(request?.query ?? []);
  return filter;
}
