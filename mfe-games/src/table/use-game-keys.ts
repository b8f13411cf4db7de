import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What a key does, by `KeyboardEvent.key` in lower case. */
export type GameKeys = Readonly<Record<string, (() => unknown) | undefined>>;

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'; // prettier-ignore
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * The keys of a game's page. Space presses the stage's button from anywhere but another control, which has its own use
 * for it; arrows go to the board from where they mean nothing else. Never while somebody types.
 */
export function useGameKeys(isOn: boolean, stage: RefObject<HTMLElement | null>, keys: GameKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!isOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(TYPING)) return;
    const act = actOf(key, target, stage.current, keys);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  /** Some browsers press a button when Space comes up again. */
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && event.key === ' ' && event.target instanceof Element && event.target.closest('[role=grid]')) event.preventDefault();
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => onKeyDown(event);
    const up = (event: KeyboardEvent) => onKeyUp(event);
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, []);
}

function actOf(key: string, target: Element, stage: HTMLElement | null, keys: GameKeys): (() => unknown) | undefined {
  const isNowhere = target === document.body || target.matches('main');
  const button = stage?.querySelector<HTMLElement>('[data-play]');
  const board = stage?.querySelector('[role=grid]');
  if (key === ' ') return isNowhere || board?.contains(target) ? () => button?.click() : undefined;
  if (ARROWS.includes(key)) {
    const tile = board?.querySelector<HTMLElement>('[tabindex="0"]');
    return tile && (isNowhere || button?.contains(target)) ? () => tile.focus() : undefined;
  }
  return Object.hasOwn(keys, key.toLowerCase()) ? keys[key.toLowerCase()] : undefined;
}
