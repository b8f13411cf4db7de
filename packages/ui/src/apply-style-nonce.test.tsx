import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog/dialog.tsx';
import { applyStyleNonce } from './apply-style-nonce.ts';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

test('the style element that an open dialog adds carries the nonce of the page', () => {
  document.head.innerHTML = '<meta name="style-nonce" content="abc123">';
  applyStyleNonce();
  render(<Dialog open onOpenChange={() => {}} title="Join our group first" />);
  expect(screen.getByRole('dialog')).toBeTruthy();
  const added = [...document.head.querySelectorAll('style')];
  expect(added.length).toBeGreaterThan(0);
  expect(added.map((style) => style.getAttribute('nonce'))).toEqual(added.map(() => 'abc123'));
});
