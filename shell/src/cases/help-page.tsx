import { dateFormat, messageOf, requestIdOf } from '@facet/remote-kit';
import {
  Button,
  Card,
  Columns,
  EmptyState,
  ErrorCard,
  Glyph,
  Icon,
  Money,
  PageHeader,
  SkeletonRows,
  Stack,
  Text,
  VisuallyHidden,
} from '@facet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { CaseBadge } from './case-badge.tsx';
import { caseTitle, kindLook } from './case-labels.ts';
import { casesApi, type Case } from './cases-api.ts';
import styles from './cases.module.css';

const day = dateFormat({ day: 'numeric', month: 'short' });

const GROUPS = {
  all: () => true,
  waiting: ({ state }: Case) => state === 'waiting',
  open: ({ state }: Case) => state === 'open',
  over: ({ state }: Case) => state === 'solved' || state === 'closed',
} as const;
type Group = keyof typeof GROUPS;

/** What the member asked, and where it stands. */
export function HelpPage() {
  return (
    <>
      <PageHeader
        title={t('Help')}
        aside={
          <Button asChild icon="plus">
            <Link to="/help/new">{t('Ask something else')}</Link>
          </Button>
        }
      >
        {t('Ask about anything on your account. Your question keeps the facts attached.')}
      </PageHeader>
      <Columns>
        <Cases />
        <Tip />
      </Columns>
    </>
  );
}

function Tip() {
  const hasStatement = useIsDeclared('/withdraw');
  return (
    <Card tone="quiet" aria-label={t('Tip')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('Open the line that it is about and press “Something wrong?”. We’ll have all the facts from the start.')}
        </Text>
        {hasStatement && (
          <Button asChild size="small" wide>
            <Link to="/withdraw/statement">{t('Your statement')}</Link>
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Cases() {
  const { data, error, isFetching, refetch } = casesApi.useListCasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [group, setGroup] = useState<Group>('all');
  const cases = data?.cases;
  if (!cases && error) {
    return (
      <ErrorCard as="h2" title={t('Your cases did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  if (!cases) {
    return (
      <Card flush aria-busy="true" aria-label={t('Your cases')}>
        <VisuallyHidden as="output">{t('Loading your cases')}</VisuallyHidden>
        <SkeletonRows count={4} />
      </Card>
    );
  }
  const shown = cases.filter(GROUPS[group]);
  return (
    <Stack gap={4}>
      {cases.length > 0 && <Groups cases={cases} group={group} onGroup={setGroup} />}
      <Card flush aria-label={t('Your cases')}>
        {shown.length === 0 ? (
          <EmptyState as="h2" title={cases.length === 0 ? t('Nothing asked yet') : t('None of these')}>
            {t('When something looks wrong, tell us. A real person will answer.')}
          </EmptyState>
        ) : (
          <ul>
            {shown.map((each) => (
              <CaseRow key={each.id} of={each} />
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  );
}

function Groups({ cases, group, onGroup }: { cases: Case[]; group: Group; onGroup: (group: Group) => void }) {
  const labels: Record<Group, string> = { all: t('All'), waiting: t('Your turn'), open: t('We’re on it'), over: t('Done') };
  return (
    <fieldset className={styles.groups}>
      <legend>
        <VisuallyHidden>{t('Filter')}</VisuallyHidden>
      </legend>
      {(Object.keys(GROUPS) as Group[]).map((each) => (
        <Button key={each} size="small" aria-pressed={each === group} onClick={() => onGroup(each)}>
          {labels[each]} {cases.filter(GROUPS[each]).length}
        </Button>
      ))}
    </fieldset>
  );
}

function CaseRow({ of }: { of: Case }) {
  const { id, number, kind, fact, changedAt } = of;
  const { icon, tone } = kindLook(kind);
  return (
    <li>
      <Link to={`/help/${id}`} className={styles.case}>
        <Glyph icon={icon} tone={tone} />
        <span className={styles.caseText}>
          <Text tone="strong">{caseTitle(of)}</Text>
          <Text tone="muted" truncate>
            {fact?.title ?? t('Case {number}', { number })}
          </Text>
        </span>
        {fact?.amount ? <Money amount={fact.amount} /> : <span />}
        <span className={styles.caseState}>
          <CaseBadge of={of} />
          <Text tone="muted" size={12}>
            <time dateTime={changedAt}>{day(changedAt)}</time>
          </Text>
        </span>
        <Icon name="chevron-right" size="small" />
      </Link>
    </li>
  );
}
