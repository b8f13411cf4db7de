import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test('the hint describes the control', () => {
  render(<TextField label="Username" hint="3 to 20 letters" />);
  expect(descriptionOf(screen.getByLabelText('Username'))).toBe('3 to 20 letters');
});

test('an error takes the place of the hint, marks the control invalid and is announced', () => {
  render(<TextField label="Username" hint="3 to 20 letters" error="Please enter a username" />);
  const input = screen.getByLabelText('Username');
  expect(descriptionOf(input)).toBe('Please enter a username');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a username');
});

test('two fields of one form keep apart', () => {
  render(
    <form>
      <TextField label="Username" error="First" />
      <TextField label="Code" error="Second" />
    </form>,
  );
  expect(descriptionOf(screen.getByLabelText('Code'))).toBe('Second');
});

test('the first invalid field takes the focus', () => {
  render(
    <form aria-label="Form">
      <TextField label="Fine" />
      <TextField label="Wrong" error="No" />
      <TextField label="Wrong too" error="No" />
    </form>,
  );
  focusFirstInvalid(screen.getByRole('form'));
  expect(document.activeElement).toBe(screen.getByLabelText('Wrong'));
});

function descriptionOf(control: HTMLElement): string | undefined {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined;
}
