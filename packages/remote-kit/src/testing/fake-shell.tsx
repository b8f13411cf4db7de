import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, createBrowserRouter, Outlet, RouterProvider, useRouteError, type RouteObject } from 'react-router-dom';
import { Provider } from 'react-redux';
import type { RemoteModule } from '../contract/remote-module.ts';
import { createHostStore, type HostStore } from '../host/host-store.ts';
import { applyBalance } from '../live/apply-balance.ts';
import { useSession } from '../session/use-session.ts';

/** What stands around a remote: the providers of @facet/ui (`UiProvider`), which the kit does not know. */
export type Frame = ComponentType<{ children: ReactNode }>;

export interface FakeShell {
  store: HostStore;
  router: ReturnType<typeof createMemoryRouter>;
  /** Renders the remote as the shell would: for a signed-in member, within the frame. */
  element: ReactNode;
  /** What the live stream would bring; `type` is the transaction's, a wall's credit unless the test says otherwise. */
  showBalance: (balance: string, totalEarned: string, type?: string) => void;
}

/** A shell without chrome: the same store and the same wiring, so that what works here works in the real one. */
export function createFakeShell(remote: RemoteModule, frame: Frame, path?: string): FakeShell {
  const store = createHostStore();
  store.install(namespaceOf(remote), remote);
  const routes: RouteObject[] = [
    { path: '/', element: <SignedIn />, errorElement: <Failure />, hydrateFallbackElement: <p>Loading</p>, children: [...remote.routes] },
  ];
  const router = path === undefined ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [path] });
  const FrameAround = frame;
  const element = (
    <Provider store={store}>
      <FrameAround>
        <RouterProvider router={router} />
      </FrameAround>
    </Provider>
  );
  const showBalance = (balance: string, totalEarned: string, type = 'wall_credit'): void =>
    applyBalance(store, { balance, totalEarned, delta: '0.00', type });
  return { store, router, element, showBalance };
}

function SignedIn() {
  return useSession().status === 'member' ? <Outlet /> : <p>Nobody is signed in.</p>;
}

function Failure() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : 'The page failed.'}</p>;
}

function namespaceOf({ api, slices = [] }: RemoteModule): string {
  return (api ?? slices[0])?.reducerPath.split('/')[0] ?? 'remote';
}
