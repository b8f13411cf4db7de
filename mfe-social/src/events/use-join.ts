import { failureOf, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useJoinEventMutation, type Event } from '../api/social-api.ts';
import { t } from '../texts.ts';

/** Joins an event once: a try that nobody answered is sent again as the same one. Never rejects. */
export function useJoin(): (event: Event) => Promise<void> {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [join] = useJoinEventMutation();
  return async (event) => {
    const { data, error } = await join({ id: event.id, 'idempotency-key': keyFor(event.id), body: {} });
    heard(event.id, error);
    if (error) return toast({ tone: 'danger', title: t('Failed to Join'), ...failureOf(error) });
    invalidateProfile();
    return toast({
      title: t('Successfully Joined!'),
      description: t('You’re entry {number} in {title}.', { number: data.number, title: event.title }),
    });
  };
}
