import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Money } from './money.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows whole R$ rounded down, the exact amount in the title', () => {
  render(<Money amount="99.60" decimals={0} />);
  expect(screen.getByTitle('R$ 99.60').textContent).toBe('R$ 99');
});

test('is green when signed and positive, red when negative', () => {
  const { container, rerender } = render(<Money amount="5.00" signed />);
  expect(container.firstElementChild?.className).toContain('gain');
  rerender(<Money key="other" amount="-5.00" signed />);
  expect(container.firstElementChild?.className).toContain('loss');
});

test('counts to a new amount over several frames and ends exactly on it', async () => {
  const { container, rerender } = render(<Money amount="100.00" />);
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(container.textContent));
  observer.observe(container, { subtree: true, characterData: true, childList: true });
  rerender(<Money amount="173.40" />);
  expect(container.textContent).toBe('R$ 100.00');
  await waitFor(() => expect(container.textContent).toBe('R$ 173.40'));
  expect(seen.size).toBeGreaterThan(2);
  expect(container.firstElementChild?.className).not.toContain('gain');
});

test('begins to count where it is told to', async () => {
  const { container } = render(<Money amount="44.00" countFrom="0.00" signed />);
  expect(container.textContent).toBe('+R$ 0.00');
  await waitFor(() => expect(container.textContent).toBe('+R$ 44.00'));
});

test('jumps to a new amount under reduced motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  const { container, rerender } = render(<Money amount="100.00" />);
  rerender(<Money amount="173.40" />);
  expect(container.textContent).toBe('R$ 173.40');
});

test('a live amount is announced once, at its end value, and not for each step', () => {
  const { rerender } = render(<Money amount="100.00" live />);
  rerender(<Money amount="173.40" live />);
  expect(screen.getByRole('status').textContent).toBe('R$ 173.40');
});
