import { failureOf, useDispatch } from '@facet/remote-kit';
import { Button, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import type { CountNoticesApiResponse as Counts } from './wallet.generated.ts';

/** Marks everything as read, of every kind; there while something is not. */
export function ReadAll({ counts }: { counts: Counts | undefined }) {
  const toast = useToast();
  const dispatch = useDispatch();
  const [readNotices, { isLoading }] = inboxApi.useReadNoticesMutation();
  const upTo = counts?.kinds.some((kind) => kind.new > 0) ? counts.newest : null;
  if (upTo === null) return null;
  const readAll = async () => {
    const { error } = await readNotices({ upTo });
    if (error) toast({ tone: 'danger', title: t('Your notifications were not marked as read'), ...failureOf(error) });
    else dispatch(inboxApi.util.invalidateTags(['Notices']));
  };
  return (
    <Button icon="check-check" busy={isLoading} onClick={() => void readAll()}>
      {t('Mark all as read')}
    </Button>
  );
}
