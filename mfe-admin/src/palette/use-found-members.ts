import { useEffect, useState } from 'react';
import { skipToken } from '@facet/remote-kit';
import { formatAmount, type IconName } from '@facet/ui';
import { adminApi } from '../api/admin.generated.ts';
import { useBrought } from '../brought/index.ts';
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
  const { memberPanels } = useBrought();
  const [first] = users;
  const members = users.map(({ id, username, balance, disabled }) => ({
    id: `member ${id}`,
    group: t('Members'),
    icon: 'user-round' as const,
    label: username,
    detail: [balance === null ? '' : formatAmount(balance), disabled ? t('banned') : ''].filter(Boolean).join(', '),
    to: `/admin?tab=users&member=${id}`,
  }));
  const about = first ? aboutOf(first, memberPanels) : [];
  return { entries: [...members, ...about], isSearching: isFetching || search !== typed.trim(), isFailed: isError && search !== '' };
}

/** The parts of the profile that remotes bring, and what operators did. */
function aboutOf(
  { id, username: name }: { id: string; username: string },
  panels: ReturnType<typeof useBrought>['memberPanels'],
): PaletteEntry[] {
  const about = (icon: IconName, label: string, to: string) => ({
    id: `${label} ${id}`,
    group: t('About {name}', { name }),
    icon,
    label,
    to,
  });
  return [
    ...panels
      .filter(({ inMenu }) => !inMenu)
      .map(({ id: part, icon, label }) =>
        about(icon, t('{part} of {name}', { part: label, name }), `/admin?tab=users&member=${id}&part=${part}`),
      ),
    about('history', t('Audit log of {name}', { name }), `/admin/audit?objectType=member&objectId=${id}`),
  ];
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
