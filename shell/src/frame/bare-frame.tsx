import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

/** Around a page that brings its own frame: the tab's name, the focus, the place in the page. */
export function BareFrame() {
  useArrival({ takesFocus: false, isCovered: false, uncover: () => undefined });
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
