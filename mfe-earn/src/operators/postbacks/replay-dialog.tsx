import { useEffect } from 'react';
import { messageOf, requestIdOf, type RequestError } from '@facet/remote-kit';
import { useAct } from '@facet/console-kit';
import { AlertDialog, formatAmount, Notice, Skeleton } from '@facet/ui';
import { t } from '../texts.ts';
import { verdictLabel } from './postback-labels.ts';
import { useReplayPostbackMutation, type Postback, type Replayed } from './postbacks-api.ts';

/** Asks before a replay; what would follow is tried dry first and shown. */
export function ReplayDialog({ postback, onClose }: { postback: Postback; onClose: () => void }) {
  const act = useAct();
  const { id, transaction } = postback;
  const [tryDry, dry] = useReplayPostbackMutation();
  const [replay, { isLoading }] = useReplayPostbackMutation();
  useEffect(() => void tryDry({ id, body: { isDry: true } }), [tryDry, id]);

  async function confirm(): Promise<void> {
    if (isLoading) return;
    const isDone = await act(replay({ id, body: { isDry: false } }), t('Failed to replay the postback'), (data) => ({
      title: t('Postback replayed'),
      description: verdictLabel({ ...data, alert: null }).words,
    }));
    if (isDone) onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Replay postback {name}?', { name: transaction ?? id })}
      description={t(
        'The stored bytes go through the same checks as on arrival. The key is the same, so a credit that already exists is returned, not repeated.',
      )}
      confirmLabel={t('Replay')}
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      <DryRun before={postback} dry={dry} />
    </AlertDialog>
  );
}

type Dry = { data?: Replayed | undefined; error?: unknown };

function DryRun({ before, dry: { data, error } }: { before: Postback; dry: Dry }) {
  if (error)
    return (
      <Notice tone="danger" title={t('It could not be tried')} requestId={requestIdOf(error)}>
        {messageOf(error as RequestError)}
      </Notice>
    );
  if (!data) return <Skeleton height={64} radius={8} />;
  const after = verdictLabel({ ...data, alert: null }).words;
  if (data.verdict === before.verdict && data.reason === before.reason)
    return (
      <Notice tone="warning" title={t('Nothing would change')}>
        {t('Replayed now, it would be decided as before: {verdict}.', { verdict: after })}
      </Notice>
    );
  return (
    <Notice tone="accent" title={t('Replayed now, it would be: {verdict}', { verdict: after })}>
      {movedBy(data)}
    </Notice>
  );
}

function movedBy({ verdict, outcome, amount }: Replayed): string {
  if (verdict === 'accepted' && outcome === 'reverse') return t('What was credited would be taken back.');
  return amount === null ? t('No money would move.') : t('{amount} would be credited.', { amount: formatAmount(amount) });
}
