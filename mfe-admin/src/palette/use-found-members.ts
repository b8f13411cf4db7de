import { useEffect, useState } from 'react';
import { skipToken } from '@facet/remote-kit';
import { formatAmount } from '@facet/ui';
import { adminApi } from '../api/admin-api.ts';
import { t } from '../texts.ts';
import type { PaletteEntry } from './palette-entry.ts';

const TYPING_PAUSE_MS = 200;
const SHOWN = 5;

export interface FoundMembers {
  entries: PaletteEntry[];
  isSearching: boolean;
  isFailed: boolean;
}

/** Members whose name begins like what was typed, and what can be looked at of the first one. */
export function useFoundMembers(typed: string): FoundMembers {
  const search = usePaused(typed.trim());
  const { currentData, isFetching, isError } = adminApi.useListUsersQuery(
    search === '' ? skipToken : { search, filter: 'all', sort: 'username', limit: SHOWN },
  );
  const users = search === '' ? [] : (currentData?.users ?? []);
  const [first] = users;
  const members = users.map(({ id, username, balance, disabled }) => ({
    id: `member ${id}`,
    group: t('Members'),
    icon: 'user-round' as const,
    label: username,
    detail: [balance === null ? '' : formatAmount(balance), disabled ? t('banned') : ''].filter(Boolean).join(', '),
    to: `/admin?tab=users&member=${id}`,
  }));
  const about: PaletteEntry[] = first
    ? [
        {
          id: `withdrawals ${first.id}`,
          group: t('About {name}', { name: first.username }),
          icon: 'banknote-arrow-down',
          label: t('Withdrawals of {name}', { name: first.username }),
          to: `/admin?tab=withdrawals&search=${encodeURIComponent(first.username)}`,
        },
        {
          id: `audit ${first.id}`,
          group: t('About {name}', { name: first.username }),
          icon: 'history',
          label: t('Audit log of {name}', { name: first.username }),
          to: `/admin/audit?objectType=member&objectId=${first.id}`,
        },
      ]
    : [];
  return { entries: [...members, ...about], isSearching: isFetching || search !== typed.trim(), isFailed: isError && search !== '' };
}

/** The words once nothing was typed for a moment. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return words === '' ? '' : paused;
}
