import { useState } from 'react';
import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, ErrorCard, Notice, Skeleton, Stack, Text, TextField, useToast } from '@facet/ui';
import { useGetFairnessQuery, useSetClientSeedMutation } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { formatMoment } from '../time/format-time.ts';
import styles from './fairness.module.css';

const PRINTABLE = /^[\x20-\x7e]{1,64}$/;

/** What the next round will be dealt from, and the member's own part of it. */
export function NextSeed() {
  const { data, error, isFetching, refetch } = useGetFairnessQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby="next-round">
      <CardHead id="next-round" title={t('Your next round')} />
      {!data && error && (
        <ErrorCard title={t('The next seed did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {(data || !error) && (
        <Stack>
          {data?.redrawnAt && <Redrawn at={data.redrawnAt} />}
          <dl className={styles.figures}>
            <dt>{t('Hash of the next seed')}</dt>
            <dd>{data ? data.serverSeedHash : <Skeleton height="2lh" />}</dd>
            <dt>{t('Your seed and round')}</dt>
            <dd>{data ? `${data.clientSeed}:${data.nonce}` : <Skeleton height="1lh" width="6em" />}</dd>
          </dl>
          <ClientSeedForm key={data?.clientSeed} current={data?.clientSeed} />
        </Stack>
      )}
    </Card>
  );
}

/** Who noted the hash before must read why another one is dealt. */
function Redrawn({ at }: { at: string }) {
  return (
    <Notice title={t('Drawn again on {time}', { time: formatMoment(at) })}>
      {t('The site was restored from a backup. The seed waiting for you will never be used, and bets on open rounds were returned.')}
    </Notice>
  );
}

/** `current`: undefined until it is known. */
function ClientSeedForm({ current }: { current: string | undefined }) {
  const [seed, setSeed] = useState(current ?? '');
  const toast = useToast();
  const [send, { isLoading }] = useSetClientSeedMutation();
  const isKnown = current !== undefined;
  const isValid = !isKnown || PRINTABLE.test(seed);
  const save = async () => {
    const { error } = await send({ clientSeed: seed });
    if (error) toast({ tone: 'danger', title: t('Failed to change your seed'), ...failureOf(error) });
    else toast({ title: t('Seed changed'), description: t('Applies from your next round.') });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isKnown && isValid && !isLoading) void save();
      }}
    >
      <TextField
        label={t('Your seed')}
        value={seed}
        maxLength={64}
        autoComplete="off"
        disabled={!isKnown}
        error={isValid ? undefined : t('Enter 1 to 64 letters, digits or symbols')}
        onChange={(event) => setSeed(event.target.value)}
      />
      <Button type="submit" busy={isLoading} disabled={!isKnown || !isValid || seed === current}>
        {t('Change my seed')}
      </Button>
      <Text tone="muted" size={12}>
        {t('Type anything. It only has to be yours.')}
      </Text>
    </form>
  );
}
