import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberRoutes } from '../../src/app/member-routes.tsx';
import { Remotes } from '../../src/remotes/remotes.ts';
import { declared, openSite } from './open-site.tsx';

/** Notes whether the code of this page is fetched. */
function watchCode(path: string) {
  const route = memberRoutes.find((one) => one.path === path);
  if (typeof route?.lazy !== 'function') throw new Error(`/${path} has no code of its own`);
  return vi.spyOn(route as { lazy: () => Promise<object> }, 'lazy').mockRejectedValue(new Error('away'));
}

test('the code of a page is fetched when a finger or the focus is on its link, before it is pressed', async () => {
  const code = watchCode('inbox');
  openSite();
  // Nobody listens yet in the moment in which it is drawn.
  await waitFor(() => {
    for (const bell of screen.getAllByRole('link', { name: /Notifications/ })) fireEvent.touchStart(bell);
    expect(code).toHaveBeenCalled();
  });
});

test('a remote is loaded for a mouse that stays on a link of its page, not for one that passes over it', async () => {
  const load = vi.spyOn(Remotes.prototype, 'expect');
  openSite({ path: '/nowhere', entries: [declared('mfe-earn', '/earn', 'Earn Robux', 20), declared('mfe-games', '/games', 'Games', 30)] });
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  const linkTo = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
  fireEvent.pointerOver(linkTo('Games'));
  fireEvent.pointerOver(linkTo('Earn Robux'));
  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('mfe-earn'));
});

test('the code of pages that this one leads to is fetched once it has been there for a moment; a failure is nobody’s', async () => {
  const code = watchCode('help');
  openSite({ path: '/me' });
  await screen.findByRole('link', { name: 'Help and your cases' });
  await waitFor(() => expect(code).toHaveBeenCalled());
});

test('a link out of the site, or to a page whose code is here, fetches nothing', async () => {
  const codes = ['me', 'inbox', 'inbox/settings', 'help', 'help/new'].map(watchCode);
  const looked = vi.spyOn(document, 'querySelectorAll');
  openSite({ path: '/nowhere' });
  const link = await screen.findByRole('link', { name: 'Go to Dashboard' });
  fireEvent.touchStart(link);
  link.setAttribute('href', 'https://example.com/inbox');
  fireEvent.touchStart(link);
  await waitFor(() => expect(looked).toHaveBeenCalledWith('main a'));
  for (const code of codes) expect(code).not.toHaveBeenCalled();
});
