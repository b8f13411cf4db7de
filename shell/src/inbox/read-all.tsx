import { failureOf, useDispatch } from '@facet/remote-kit';
import { Button, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import type { CountNoticesApiResponse as Counts } from './wallet.generated.ts';

/** Marks everything as read, of every kind. It keeps its room where there is nothing to mark. */
export function ReadAll({ counts }: { counts: Counts | undefined }) {
  const toast = useToast();
  const dispatch = useDispatch();
  const [readNotices, { isLoading }] = inboxApi.useReadNoticesMutation();
  const upTo = counts?.kinds.some((kind) => kind.new > 0) ? counts.newest : null;
  const readAll = async () => {
    if (upTo === null) return;
    const { error } = await readNotices({ upTo });
    if (error) toast({ tone: 'danger', title: t('Your notifications were not marked as read'), ...failureOf(error) });
    else dispatch(inboxApi.util.invalidateTags(['Notices']));
  };
  return (
    <Button icon="check-check" disabled={upTo === null} busy={isLoading} onClick={() => void readAll()}>
      {t('Mark all as read')}
    </Button>
  );
}
