import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestError } from '@facet/remote-kit';
import { UiProvider } from '@facet/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ActDialog, useKeyedAct, type Answer } from '../src/index.ts';

const refused: RequestError = { kind: 'refused', status: 409, code: 'gone', message: 'It is gone.', requestId: 'r1' };
const lost: RequestError = { kind: 'network', message: 'The site did not answer.', requestId: 'r2' };

const closed = vi.fn<() => void>();
const renewed = vi.fn<() => void>();
let answer: PromiseWithResolvers<Answer<{ name: string }>>;
let sent: number;

beforeEach(() => {
  answer = Promise.withResolvers();
  sent = 0;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('a dialog that asks before an act', () => {
  const open = () =>
    render(
      <UiProvider>
        <ActDialog
          title="Delete it?"
          description="It is gone then."
          confirmLabel="Delete"
          send={() => (sent++, answer.promise)}
          failed="Failed to delete"
          done={({ name }) => ({ title: 'Deleted', description: name })}
          onClose={closed}
        />
      </UiProvider>,
    );
  const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  test('does it once, tells what the service answered, and closes', async () => {
    open();
    await confirm();
    await confirm();
    expect(closed).not.toHaveBeenCalled();
    answer.resolve({ data: { name: 'Friday' } });
    expect(await screen.findByText('Friday')).toBeTruthy();
    expect([sent, closed.mock.calls.length]).toEqual([1, 1]);
  });

  test('says why it was not done, and closes as well', async () => {
    open();
    await confirm();
    answer.resolve({ error: refused });
    expect(await screen.findByText('It is gone.')).toBeTruthy();
    expect(screen.getByText('Failed to delete')).toBeTruthy();
    expect(closed).toHaveBeenCalledOnce();
  });
});

test.each([
  ['a refusal', refused, /^It is gone\.$/, 1],
  ['an answer that was lost', lost, /at most once/, 0],
])('after %s a keyed act is another one only where the service has said no', async (_, error, words, times) => {
  function Keyed() {
    const act = useKeyedAct(renewed);
    return (
      <button type="button" onClick={() => void act(answer.promise, 'Failed to pay')}>
        Pay
      </button>
    );
  }
  render(
    <UiProvider>
      <Keyed />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  answer.resolve({ error });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(renewed).toHaveBeenCalledTimes(times);
});
