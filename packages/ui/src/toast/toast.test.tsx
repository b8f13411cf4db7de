import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToast, type ShowToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

let toast: ShowToast;

function Asker() {
  const show = useToast();
  useEffect(() => {
    toast = show;
  }, [show]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Asker />
    </ToastProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows one at a time: a new one takes the place of the old', () => {
  act(() => toast({ title: 'First' }));
  act(() => toast({ title: 'Second' }));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Second')).toBeTruthy();
});

test('goes away after 5 s, counted anew for a new one', () => {
  act(() => toast({ title: 'First' }));
  passMs(3000);
  act(() => toast({ title: 'Second' }));
  passMs(4900);
  expect(screen.getByText('Second')).toBeTruthy();
  passMs(200);
  expect(screen.queryByText('Second')).toBeNull();
});

test('F8 moves the focus to it', () => {
  act(() => toast({ title: 'Withdrawal Requested' }));
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true }));
  });
  expect(document.activeElement?.textContent).toContain('Withdrawal Requested');
});

test('a swipe to the right closes it, from 50 px on', () => {
  act(() => toast({ title: 'First' }));
  swipe(49);
  expect(screen.getByText('First')).toBeTruthy();
  swipe(51);
  expect(screen.queryByText('First')).toBeNull();
});

test('useToast outside of a provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Asker />)).toThrow('<UiProvider>');
});

function swipe(px: number): void {
  const held = screen.getByRole('listitem');
  held.setPointerCapture = () => {};
  held.releasePointerCapture = () => {};
  held.hasPointerCapture = () => true;
  fireEvent(held, pointer('pointerdown', 0));
  fireEvent(held, pointer('pointermove', px));
  fireEvent(held, pointer('pointerup', px));
}

const pointer = (type: string, clientX: number): MouseEvent =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 }), { pointerId: 1, pointerType: 'mouse' });

function passMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
