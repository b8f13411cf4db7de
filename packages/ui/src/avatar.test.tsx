import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

function look(name: string): string | undefined {
  const { container } = render(<Avatar name={name} tinted />);
  return container.firstElementChild?.className;
}

test('is one letter; tinted, two letters, and nothing for screen readers: the name stands beside it', () => {
  const { container, rerender } = render(<Avatar name="tundra_vex" />);
  expect(container.textContent).toBe('t');
  rerender(<Avatar name="tundra_vex" tinted />);
  expect(container.textContent).toBe('tu');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('has one tint for one name, and several for several', () => {
  expect(look('tundra_vex')).toBe(look('Tundra_VEX'));
  const names = ['kaitlynplays', 'cobaltfrog', 'lilyloopz', 'builderben_12', 'hexa_dream', 'obbyqueen2011', 'mossy_pixel', 'ArcticMango'];
  expect(new Set(names.map(look)).size).toBeGreaterThan(2);
});
