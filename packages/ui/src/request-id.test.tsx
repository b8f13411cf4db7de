import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorCard } from './error-card.tsx';
import { TextField } from './field/text-field.tsx';
import { Notice } from './notice.tsx';
import { UiProvider } from './ui-provider.tsx';
import { RequestId } from './request-id.tsx';
import { useToast } from './toast/toast-context.ts';

const ID = '0af7651916cd43dd8448eb211c80319c';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the beginning, copies the whole', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<RequestId id={ID} />);
  fireEvent.click(screen.getByRole('button', { name: 'Request 0af76519' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ID);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['is not there, as on a page without https', {}],
])('shows the whole where the clipboard %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  render(<RequestId id={ID} />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(ID);
});

test('stands on a card of what did not load, and on none without an id', () => {
  const { rerender } = render(<ErrorCard title="Walls did not load" requestId={ID} />);
  screen.getByRole('button', { name: 'Request 0af76519' });
  rerender(<ErrorCard title="Walls did not load" requestId={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('stands below the error of a form or a field, and is no part of what describes the field', () => {
  render(
    <>
      <Notice tone="danger" title="Failed to compare" requestId={ID} />
      <TextField label="Code" error="Away" requestId={ID} />
      <TextField label="Name" requestId={ID} />
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Request 0af76519' })).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Code', description: 'Away' })).toBeTruthy();
});

function Failing() {
  const toast = useToast();
  return <button onClick={() => toast({ tone: 'danger', title: 'Failed', requestId: ID })}>Try</button>;
}

test('stands on a toast', async () => {
  render(<Failing />, { wrapper: UiProvider });
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  await screen.findByRole('button', { name: 'Request 0af76519' });
});
