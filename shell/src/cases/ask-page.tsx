import { isRequestError, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, ErrorCard, Field, Notice, PageHeader, Skeleton, Stack, Text, TextArea, useToast } from '@facet/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../texts.ts';
import { useQuickAnswer } from './answers.ts';
import { reasonLabel, reasonsFor } from './case-labels.ts';
import { casesApi, type Case } from './cases-api.ts';
import { FactCard } from './fact-card.tsx';
import { TEXT_MAX_LENGTH } from './text-max-length.ts';
import { useSend } from './use-send.ts';
import styles from './cases.module.css';

type FactKind = 'transaction' | 'withdrawal' | 'round' | 'giveaway';
interface About {
  kind: FactKind;
  id: string;
}

const ABOUT = /^(transaction|withdrawal|round|giveaway):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A question about one line, `?about=round:<id>`, or about anything else. */
export function Component() {
  const [address] = useSearchParams();
  const [, kind, id] = ABOUT.exec(address.get('about') ?? '') ?? [];
  const about: About | null = kind === undefined || id === undefined ? null : { kind: kind as FactKind, id };
  return (
    <>
      <PageHeader title={about ? t('What’s wrong with this?') : t('Ask a question')}>
        {t('A real person will answer, and you’ll get a notification.')}
      </PageHeader>
      <Card className={styles.ask} aria-label={t('Your question')}>
        <Line key={about?.id} about={about} />
      </Card>
    </>
  );
}

const NO_LINE: About = { kind: 'transaction', id: '' };

/** What the line says, before anything is asked about it. One that is not the member's is left out. */
function Line({ about }: { about: About | null }) {
  const { data, error, isFetching, refetch } = casesApi.useReadFactQuery(about ?? NO_LINE, {
    skip: about === null,
    refetchOnMountOrArgChange: true,
  });
  if (about === null) return <AskForm kind="other" factId={null} />;
  if (data) {
    return (
      <Stack gap={5}>
        <FactCard kind={about.kind} fact={data.fact} />
        <AskForm kind={about.kind} factId={about.id} amount={data.fact.amount} />
      </Stack>
    );
  }
  if (isRequestError(error) && error.kind === 'refused' && error.status === 404) {
    return (
      <Stack gap={5}>
        <Notice tone="warning" title={t('We can’t find what this is about')}>
          {t('Tell us about it in your own words instead.')}
        </Notice>
        <AskForm kind="other" factId={null} />
      </Stack>
    );
  }
  if (error) {
    return (
      <ErrorCard as="h2" title={t('The details did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  return <Skeleton height={64} />;
}

interface AskFormProps {
  kind: FactKind | 'other';
  factId: string | null;
  amount?: string | null;
}

function AskForm({ kind, factId, amount = null }: AskFormProps) {
  const reasons = reasonsFor(kind);
  const [reason, setReason] = useState<Case['reason'] | null>(reasons.length === 1 ? 'other' : null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [text, setText] = useState('');
  const answer = useQuickAnswer(kind, reason, amount);
  const [openCase] = casesApi.useOpenCaseMutation();
  const { send, isSending, problem, failure } = useSend<{ case: Case }>();
  const navigate = useNavigate();
  const toast = useToast();

  async function ask() {
    setReasonMissing(reason === null);
    if (reason === null) return;
    const opened = await send(text, (key, words) =>
      openCase({ 'idempotency-key': key, body: { kind, reason, text: words, ...(factId !== null && { factId }) } }),
    );
    if (!opened) return;
    toast({ title: t('Sent'), description: t('We’ll notify you when we answer.') });
    await navigate(`/help/${opened.case.id}`, { replace: true });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Stack gap={5}>
        {reasons.length > 1 && (
          <div>
            <fieldset className={styles.reasons} aria-describedby={isReasonMissing ? 'reason-missing' : undefined}>
              <legend>{t('Reason')}</legend>
              {reasons.map((each) => (
                <label key={each}>
                  <input type="radio" name="reason" value={each} checked={reason === each} onChange={() => setReason(each)} />
                  <span>{reasonLabel(each)}</span>
                </label>
              ))}
              {isReasonMissing && reason === null && (
                <Text as="p" size={12} role="alert" id="reason-missing" className={styles.missing}>
                  {t('Please choose a reason.')}
                </Text>
              )}
            </fieldset>
            <div aria-live="polite" className={styles.answer}>
              {answer !== undefined && <Notice title={t('Before you ask')}>{answer}</Notice>}
            </div>
          </div>
        )}
        <Field
          label={t('What happened?')}
          hint={factId === null ? undefined : t('We already have the time and the amount. You don’t need to look anything up.')}
          error={problem}
        >
          <TextArea rows={4} maxLength={TEXT_MAX_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {failure && (
          <Notice tone="danger" title={failure.title} requestId={failure.requestId}>
            {failure.description}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={isSending}>
          {t('Send')}
        </Button>
      </Stack>
    </form>
  );
}
