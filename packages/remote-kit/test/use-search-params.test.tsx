import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useSearchParams } from '../src/platform/use-search-params.ts';

afterEach(cleanup);

function open() {
  const arrival = Promise.withResolvers<{ default: () => string }>();
  const Drawer = lazy(() => arrival.promise);
  function List() {
    const [address, change] = useSearchParams();
    const put = (name: string, value: string) => () =>
      change((before) => new URLSearchParams([...before, [name, value]]), { replace: true });
    return (
      <>
        <button onClick={put('member', 'ada')}>open</button>
        <button onClick={put('search', 'ad')}>search</button>
        {address.has('member') && <Drawer />}
      </>
    );
  }
  const router = createMemoryRouter(
    [
      {
        path: '/users',
        element: (
          <Suspense fallback="waits">
            <List />
          </Suspense>
        ),
      },
      { path: '/audit', element: 'audit' },
    ],
    { initialEntries: ['/users'] },
  );
  render(<RouterProvider router={router} />);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, press, address, arrive: () => act(async () => arrival.resolve({ default: () => 'drawer' })) };
}

test('what is changed while something loads is changed beside what it loads for', async () => {
  const { press, address, arrive } = open();
  await press('open');
  // What was drawn before is drawn still.
  expect(screen.queryByText('waits')).toBeNull();
  await press('search');
  await arrive();
  expect(address()).toBe('/users?member=ada&search=ad');
  expect(await screen.findByText(/drawer/)).toBeTruthy();
});

test('a page that was left changes nothing', async () => {
  const { router, address } = open();
  const search = screen.getByRole('button', { name: 'search' });
  await act(async () => {
    const left = router.navigate('/audit');
    fireEvent.click(search);
    await left;
  });
  expect(address()).toBe('/audit');
});
