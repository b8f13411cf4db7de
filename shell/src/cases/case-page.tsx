import { dateFormat, failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import {
  Button,
  Card,
  Columns,
  ErrorCard,
  PageHeader,
  SkeletonCard,
  Stack,
  Text,
  Timeline,
  useToast,
  VisuallyHidden,
  type TimelineItem,
} from '@facet/ui';
import { Link, useParams } from 'react-router-dom';
import { t } from '../texts.ts';
import { CaseBadge } from './case-badge.tsx';
import { caseTitle } from './case-labels.ts';
import { casesApi, type Case, type Thread } from './cases-api.ts';
import { FactCard } from './fact-card.tsx';
import { Messages } from './messages.tsx';
import { WriteForm } from './write-form.tsx';
import styles from './cases.module.css';

const when = dateFormat({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const shortWhen = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** One case: the line it is about, what was said, and an answer back. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = casesApi.useReadCaseQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <ReadCase thread={currentData} />;
  return (
    <>
      <PageHeader title={t('Your case')} />
      {error ? (
        <Stack gap={4}>
          <ErrorCard as="h2" title={t('The case did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
          <AllCases />
        </Stack>
      ) : (
        <>
          <VisuallyHidden as="output">{t('Loading the case')}</VisuallyHidden>
          <SkeletonCard />
        </>
      )}
    </>
  );
}

function ReadCase({ thread: { case: of, messages } }: { thread: Thread }) {
  const [write] = casesApi.useWriteInCaseMutation();
  const isOver = of.state === 'solved' || of.state === 'closed';
  return (
    <>
      <PageHeader title={caseTitle(of)} aside={<CaseBadge of={of} />}>
        {t('Case {number}, opened {when}', { number: of.number, when: when(of.createdAt) })}
      </PageHeader>
      <Columns>
        <Card aria-label={t('Conversation')}>
          <Stack gap={5}>
            {of.fact && <FactCard kind={of.kind} fact={of.fact} />}
            <Messages messages={messages} />
            {of.kind !== 'appeal' && (
              <WriteForm
                label={isOver ? t('Not solved? Write again') : t('Your answer')}
                {...(isOver && { hint: t('Writing here opens the case again, up to 30 days after it ended.') })}
                submit={isOver ? t('Open it again') : t('Send answer')}
                onSend={(key, text) => write({ id: of.id, 'idempotency-key': key, body: { text } })}
              />
            )}
          </Stack>
        </Card>
        <Stack gap={4}>
          <Card aria-labelledby="stands">
            <Stack gap={4}>
              <h2 id="stands" className={styles.aside}>
                {t('Where it stands')}
              </h2>
              <Timeline items={stepsOf(of)} />
            </Stack>
          </Card>
          {!isOver && <CloseCard id={of.id} />}
          <AllCases />
        </Stack>
      </Columns>
    </>
  );
}

function AllCases() {
  return (
    <Button asChild variant="quiet" wide>
      <Link to="/help">{t('All your cases')}</Link>
    </Button>
  );
}

function stepsOf(of: Case): TimelineItem[] {
  const changed = shortWhen(of.changedAt);
  const sent: TimelineItem = { title: t('Sent'), when: shortWhen(of.createdAt), state: 'reached' };
  const solved: TimelineItem = { title: t('Solved'), detail: t('Fixed, or a clear reason why not.') };
  switch (of.state) {
    case 'open':
      return [sent, { title: t('We’re on it'), detail: t('We’ll notify you when we answer.'), state: 'current' }, solved];
    case 'waiting':
      return [sent, { title: t('Your turn'), when: changed, detail: t('We answered.'), state: 'current' }, solved];
    case 'solved':
      return [sent, { title: t('Solved'), when: changed, state: 'reached' }];
    case 'closed':
      return [sent, { title: t('Closed by you'), when: changed, state: 'reached' }];
    default:
      return of.state satisfies never;
  }
}

function CloseCard({ id }: { id: string }) {
  const toast = useToast();
  const [close, { isLoading }] = casesApi.useCloseCaseMutation();
  const end = async () => {
    const { error } = await close({ id, body: {} });
    if (error) toast({ tone: 'danger', title: t('The case was not closed'), ...failureOf(error) });
  };
  return (
    <Card aria-labelledby="sorted">
      <Stack gap={3}>
        <h2 id="sorted" className={styles.aside}>
          {t('All sorted?')}
        </h2>
        <Text as="p" tone="muted">
          {t('Close the case any time. For 30 days you can open it again.')}
        </Text>
        <Button wide icon="check" busy={isLoading} onClick={end}>
          {t('Close this case')}
        </Button>
      </Stack>
    </Card>
  );
}
