import { useEffect, useRef, useState, type RefObject } from 'react';

export type Written = 'reply' | 'note';

interface Writing {
  /** What the box is for. */
  kind: Written;
  choose: (kind: Written) => void;
  /** Chooses it and puts the cursor there. */
  begin: (kind: Written) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** A reply, or a note for other operators; a case that is over takes only notes. */
export function useWriting(isOver: boolean): Writing {
  const box = useRef<HTMLTextAreaElement>(null);
  const [chosen, choose] = useState<Written>('reply');
  const [begun, setBegun] = useState(0);
  useEffect(() => void (begun > 0 && box.current?.focus()), [begun]);
  const kind = isOver ? 'note' : chosen;
  const begin = (wanted: Written): void => {
    if (wanted === kind) return box.current?.focus();
    choose(wanted);
    setBegun(begun + 1);
  };
  return { kind, choose, begin, box };
}

/** What was typed and not sent: it is there when one comes back. */
export function useDraft(drafts: Map<string, string>, key: string): [text: string, setText: (text: string) => void] {
  const [text, showText] = useState(drafts.get(key) ?? '');
  const setText = (next: string): void => {
    drafts.set(key, next);
    showText(next);
  };
  return [text, setText];
}
