import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from './ui-provider.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('comes after 700 ms, the next one at once within 300 ms', () => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="About the first">
        <button>First</button>
      </Tooltip>
      <Tooltip text="About the second">
        <button>Second</button>
      </Tooltip>
    </>,
    { wrapper: UiProvider },
  );
  point('First');
  passMs(690);
  expect(screen.queryByRole('tooltip')).toBeNull();
  passMs(20);
  expect(screen.getByRole('tooltip').textContent).toBe('About the first');
  leave('First');
  passMs(290);
  point('Second');
  expect(screen.getByRole('tooltip').textContent).toBe('About the second');
  leave('Second');
  passMs(310);
  point('First');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

function point(name: string): void {
  fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
}

function leave(name: string): void {
  fireEvent.pointerLeave(screen.getByText(name));
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
}

function passMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
