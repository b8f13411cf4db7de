import { isRequestError, messageOf, requestIdOf, sessionApi, useDispatch } from '@facet/remote-kit';
import { ErrorCard, Skeleton, Stack, Text } from '@facet/ui';
import { useEffect } from 'react';
import { t } from '../texts.ts';
import { CaseBadge } from './case-badge.tsx';
import { casesApi } from './cases-api.ts';
import { Messages } from './messages.tsx';
import { WriteForm } from './write-form.tsx';

/** No stream is open to who is suspended: the answer is asked for. */
const EVERY_MS = 60_000;

/** The appeal of a suspended member: one, until it is decided. */
export function Appeal() {
  const { data, error, isFetching, refetch } = casesApi.useReadAppealQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  useLifted(error);
  const [open] = casesApi.useOpenAppealMutation();
  const [write] = casesApi.useWriteInAppealMutation();
  if (error && !data) {
    return (
      <ErrorCard as="h2" title={t('Your appeal did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  if (!data) return <Skeleton height={260} />;
  const { appeal } = data;
  if (appeal === null) {
    return (
      <WriteForm
        label={t('Tell us your side')}
        hint={t('You can send one appeal. A real person will read it and answer here.')}
        submit={t('Send appeal')}
        onSend={(key, text) => open({ 'idempotency-key': key, body: { text } })}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <h2>{t('Your appeal')}</h2>
        <div>
          <CaseBadge of={appeal.case} />
        </div>
        {appeal.case.state === 'open' && (
          <Text as="p" tone="muted">
            {t('We’ve got it. Our answer will show up here.')}
          </Text>
        )}
      </Stack>
      <Messages messages={appeal.messages} />
      {appeal.case.decision === null && (
        <WriteForm
          label={t('Your answer')}
          submit={t('Send answer')}
          onSend={(key, text) => write({ 'idempotency-key': key, body: { text } })}
        />
      )}
    </Stack>
  );
}

/** The suspension is over: the site opens by itself. */
function useLifted(error: unknown): void {
  const dispatch = useDispatch();
  const isLifted = isRequestError(error) && error.kind === 'refused' && error.code === 'not_banned';
  useEffect(() => {
    if (isLifted) dispatch(sessionApi.util.invalidateTags(['Session', 'Profile']));
  }, [isLifted, dispatch]);
}
