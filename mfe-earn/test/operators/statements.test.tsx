import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someStatement } from '../../standalone/operators/wall-statements/fake-statements.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin/statements', options));
const user = userEvent.setup();
const away = () => fail(503, 'unavailable', 'earn is not available right now. Please try again.');

describe('a wall’s own statement', () => {
  const ENTER = 'POST /api/admin/wall-statements';
  const enter = async (opened: ReturnType<typeof open>, text: string) => {
    await user.click(await opened.findByRole('button', { name: 'Enter a statement' }));
    const field = await opened.findByRole('textbox', { name: 'Lines' });
    await user.click(field);
    if (text !== '') await user.paste(text);
    await user.click(opened.getByRole('button', { name: 'Compare' }));
  };

  test('is compared, and its differences are shown', async () => {
    const opened = open({ calls: { [ENTER]: () => someStatement() } });
    expect((await opened.findByRole('table', { name: 'Wall statements' })).textContent).toContain('55,090.07');
    await enter(opened, 'T1,12.50');
    const table = await opened.findByRole('table', { name: 'Differences' });
    expect(within(table).getByRole('row', { name: /B2-441877/ }).textContent).toContain('Not here');
    const [sent] = opened.api.requests.filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ provider: 'a', text: 'T1,12.50' });
    const period = sent?.body as { from: string; to: string } | undefined;
    expect((Date.parse(period?.to ?? '') - Date.parse(period?.from ?? '')) / 86_400_000).toBe(31);
  });

  test('without lines is not sent, and what the server refuses is said in its words', async () => {
    const opened = open({ calls: { [ENTER]: () => fail(400, 'bad_request', 'Line 2: no transaction') } });
    await enter(opened, '');
    expect(await opened.findByText('Paste the lines of the statement, or choose its file')).toBeTruthy();
    expect(opened.api.requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.click(opened.getByRole('textbox', { name: 'Lines' }));
    await user.paste('T1,1\n,2');
    await user.click(opened.getByRole('button', { name: 'Compare' }));
    expect(await opened.findByText('Line 2: no transaction')).toBeTruthy();
    expect(opened.queryByRole('button', { name: /^Request/ })).toBeNull();
    opened.api.on(ENTER, away);
    await user.click(opened.getByRole('button', { name: 'Compare' }));
    expect(await opened.findByRole('button', { name: 'Request fake' })).toBeTruthy();
  });

  test('is only looked at by a moderator', async () => {
    const opened = open({ operator: { role: 'moderator' } });
    const button = await opened.findByRole('button', { name: 'Enter a statement' });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Needs the role admin']);
  });
});
