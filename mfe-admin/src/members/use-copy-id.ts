import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import type { User } from './members-api.ts';

/** Copies the member's id; where the clipboard refuses (or there is none, on http), shows it. Never rejects. */
export function useCopyId(): (user: User) => Promise<void> {
  const toast = useToast();
  return async ({ id }) => {
    try {
      await navigator.clipboard.writeText(id);
      toast({ title: t('Id copied') });
    } catch {
      toast({ tone: 'danger', title: t('Could not copy the id'), description: t('Copy it by hand: {id}', { id }) });
    }
  };
}
