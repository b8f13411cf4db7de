import { failureOf, useDispatch } from '@facet/remote-kit';
import { Button, IconButton, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';

/** Marks everything as read, of every kind. It keeps its room where there is nothing to mark. */
export function ReadAll({ isIcon }: { isIcon?: boolean }) {
  const { data: counts } = inboxApi.useCountNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
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
  const button = { disabled: upTo === null, busy: isLoading, onClick: readAll };
  if (isIcon) return <IconButton {...button} icon="check-check" label={t('Mark all as read')} />;
  return (
    <Button {...button} icon="check-check">
      {t('Mark all as read')}
    </Button>
  );
}
