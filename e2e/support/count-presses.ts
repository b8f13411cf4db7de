import type { BrowserContext } from 'playwright-core';

/** Presses of the pointer and of keys; what is typed into one field counts as one. */
export interface Presses {
  count: number;
}

/** Counts from here on, in every page of this browser. */
export async function countPresses(context: BrowserContext): Promise<Presses> {
  const presses = { count: 0 };
  await context.exposeFunction('notePress', () => presses.count++);
  await context.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta'];
    let isTyping = false;
    const note = (event: Event, isText: boolean): void => {
      const isMore = isTyping && isText;
      isTyping = isText;
      if (event.isTrusted && !isMore) notePress();
    };
    addEventListener('pointerdown', (event) => note(event, false), { capture: true });
    addEventListener(
      'keydown',
      (event) => {
        if (modifiers.includes(event.key)) return;
        const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
        note(event, isField && event.key.length === 1 && !event.ctrlKey && !event.metaKey);
      },
      { capture: true },
    );
  });
  return presses;
}
