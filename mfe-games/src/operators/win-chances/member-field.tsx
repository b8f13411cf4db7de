import { useEffect, useId, useState } from 'react';
import { Field, Input } from '@facet/ui';
import { t } from '../texts.ts';
import { useSuggestMembersQuery } from './win-chances-api.ts';

export interface MemberFieldProps {
  username: string;
  onChange: (username: string) => void;
  /** Of `useMembersNamed`. */
  suggestions: readonly Found[];
  hint: string | undefined;
  error: string | undefined;
}

interface Found {
  id: string;
  username: string;
}

/** So that the server is asked for words, not for letters. */
const TYPING_PAUSE_MS = 250;

/** A member by their name, with those suggested whose names hold what was typed. */
export function MemberField({ username, onChange, suggestions, hint, error }: MemberFieldProps) {
  const listId = useId();
  return (
    <>
      <Field label={t('Member')} hint={hint} error={error}>
        <Input
          list={listId}
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          placeholder={t('Username')}
          value={username}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each.id} value={each.username}>
            {each.username}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Members whose names hold this, and the one who is called exactly so. */
export function useMembersNamed(username: string): { suggestions: readonly Found[]; member: Found | undefined } {
  const search = usePaused(username.trim());
  const { currentData } = useSuggestMembersQuery(search, { skip: search === '' });
  const suggestions = search === '' ? [] : (currentData?.users ?? []);
  const wanted = username.trim().toLowerCase();
  return { suggestions, member: suggestions.find((each) => each.username.toLowerCase() === wanted) };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
