import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '@facet/remote-kit';
import { classes, Icon } from '@facet/ui';
import { focusOnMount } from '@facet/console-kit';
import { t } from '../texts.ts';
import { matches, type PaletteEntry } from './palette-entry.ts';
import { useFoundMembers } from './use-found-members.ts';
import { usePlaces } from './use-places.ts';
import styles from './palette.module.css';

/** The field and what fits. Enter takes the first one, arrows walk through all of them. */
export function PaletteList({ onDone }: { onDone: () => void }) {
  const box = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { entries: members, isSearching, isFailed } = useFoundMembers(typed);
  const places = usePlaces().filter((place) => matches(place, typed));
  const entries = [...members, ...places];
  const groups = [...Map.groupBy(entries, ({ group }) => group)];

  function choose({ to, act }: PaletteEntry): void {
    onDone();
    if (to !== undefined) void navigate(to);
    act?.();
  }

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  }

  return (
    <form
      ref={box}
      className={styles.palette}
      onSubmit={(event) => {
        event.preventDefault();
        if (entries[0]) choose(entries[0]);
      }}
    >
      <label className={styles.field}>
        <Icon name="search" size="small" />
        <input
          ref={focusOnMount}
          aria-label={t('Tab, page, member or action')}
          placeholder={t('Tab, page, member or action')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={walk}
        />
      </label>
      <div className={styles.list}>
        {groups.map(([group, found]) => (
          <section key={group}>
            <h3 className={styles.heading}>{group}</h3>
            <ul>
              {found.map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} isFirst={entry === entries[0]} onChoose={() => choose(entry)} onKeyDown={walk} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <output className={styles.note}>{noteOf(entries.length, isSearching, isFailed)}</output>
    </form>
  );
}

interface EntryProps {
  entry: PaletteEntry;
  /** What Enter in the field takes. */
  isFirst: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Entry({ entry: { icon, label, detail }, isFirst, onChoose, onKeyDown }: EntryProps) {
  return (
    <button type="button" className={classes(styles.option, isFirst && styles.first)} onClick={onChoose} onKeyDown={onKeyDown}>
      <Icon name={icon} size="small" />
      <span>{label}</span>
      {detail && <small>{detail}</small>}
    </button>
  );
}

function noteOf(found: number, isSearching: boolean, isFailed: boolean): string {
  if (isFailed) return t('Members could not be searched');
  if (isSearching) return t('Searching members…');
  return t('{found, plural, =0 {Nothing fits} one {# entry} other {# entries}}', { found });
}
