import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { late } from '../src/late.tsx';

/** React keeps what stood in place of something for 300 ms. */
const SOON_MS = 150;

const screen = document.createElement('div');
let root: Root;

beforeEach(() => {
  // As in a browser: within `act` React waits for nothing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = createRoot(screen);
});

afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

const expectShown = (text: string, timeout = 1_000) => vi.waitFor(() => expect(screen.textContent).toBe(text), { timeout, interval: 5 });

const Greeting = ({ name }: { name: string }) => `hello ${name}`;

test('is drawn as soon as its code is here', async () => {
  const code = Promise.withResolvers<typeof Greeting>();
  const Late = late(() => code.promise, 'coming');
  root.render(<Late name="nova" />);
  await expectShown('coming');
  code.resolve(Greeting);
  await expectShown('hello nova', SOON_MS);
});

test('has no place once its code was expected', async () => {
  const Late = late(() => Promise.resolve(Greeting), 'coming');
  await Late.expect();
  const drawn = vi.fn<() => void>();
  new MutationObserver(drawn).observe(screen, { childList: true });
  root.render(<Late name="nova" />);
  await expectShown('hello nova');
  expect(drawn).toHaveBeenCalledOnce();
});

test('code that does not come is the boundary’s above, and is asked for anew when it is drawn again', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(Greeting);
  const Late = late(load, 'coming');
  root.unmount();
  root = createRoot(screen, { onCaughtError: () => undefined });
  root.render(
    <Boundary key="first">
      <Late name="nova" />
    </Boundary>,
  );
  await expectShown('did not load');
  root.render(
    <Boundary key="again">
      <Late name="nova" />
    </Boundary>,
  );
  await expectShown('hello nova');
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? 'did not load' : this.props.children;
  }
}
