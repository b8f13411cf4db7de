import { dateFormat, lineText, messageOf, requestIdOf } from '@facet/remote-kit';
import {
  Button,
  Card,
  Chip,
  Chips,
  Cluster,
  Columns,
  EmptyState,
  ErrorCard,
  formatAmount,
  Glyph,
  Icon,
  Money,
  PageHeader,
  SkeletonRows,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@facet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { CaseBadge } from './case-badge.tsx';
import { caseTitle, kindLook } from './case-labels.ts';
import { casesApi, type Case, type CaseCounts, type CaseGroup } from './cases-api.ts';
import { OftenAsked } from './often-asked.tsx';
import styles from './cases.module.css';

const day = dateFormat({ day: 'numeric', month: 'short' });

const GROUPS = ['all', 'waiting', 'open', 'over'] as const;
type Group = (typeof GROUPS)[number];
const groupOf = ({ state }: Case): CaseGroup => (state === 'solved' || state === 'closed' ? 'over' : state);

/** What the member asked, and where it stands. */
export function Component() {
  return (
    <>
      <PageHeader
        title={t('Help')}
        aside={
          <Button asChild icon="plus">
            <Link to="/help/new">{t('Ask a question')}</Link>
          </Button>
        }
      >
        {t('Ask about anything on your account. We see its details with your question.')}
      </PageHeader>
      <Cases />
    </>
  );
}

function Tip() {
  const hasStatement = useIsDeclared('/withdraw');
  return (
    <Card tone="quiet" aria-label={t('Tip')}>
      <Text as="p" tone="muted">
        {t(
          'Open the transaction, withdrawal, round or event you mean and press “Something wrong?”. We’ll have all the details from the start.',
        )}{' '}
        {hasStatement && (
          <TextLink asChild>
            <Link to="/withdraw/statement">{t('Your statement')}</Link>
          </TextLink>
        )}
      </Text>
    </Card>
  );
}

function Cases() {
  const [group, setGroup] = useState<Group>('all');
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } =
    casesApi.useGetCasesInfiniteQuery(group, { refetchOnMountOrArgChange: true });
  // Until the group is told, what is known of it.
  const known = (currentData ?? data)?.pages.flatMap((page) => page.cases).filter((each) => group === 'all' || groupOf(each) === group);
  const cases = currentData || known?.length ? known : undefined;
  const counts = data && countsOf(data.pages);
  const total = counts && counts.waiting + counts.open + counts.over;
  return (
    <Columns>
      <Stack gap={4}>
        {(counts ? total !== 0 : !error) && <Groups counts={counts} group={group} onGroup={setGroup} />}
        {cases ? (
          <Card flush aria-busy={!currentData || undefined} aria-label={t('Your cases')}>
            {cases.length === 0 ? (
              <NoCases isFirst={total === 0} />
            ) : (
              <ul>
                {cases.map((each) => (
                  <CaseRow key={each.id} of={each} />
                ))}
              </ul>
            )}
          </Card>
        ) : (
          !error && (
            <Card flush aria-busy="true" aria-label={t('Your cases')}>
              <VisuallyHidden as="output">{t('Loading your cases')}</VisuallyHidden>
              <SkeletonRows count={4} />
            </Card>
          )
        )}
        {error && (!currentData || isFetchNextPageError) && (
          <ErrorCard
            as="h2"
            title={t('Your cases did not load')}
            onRetry={isFetchNextPageError ? fetchNextPage : refetch}
            retrying={isFetching}
            requestId={requestIdOf(error)}
          >
            {messageOf(error)}
          </ErrorCard>
        )}
        {currentData && hasNextPage && !isFetchNextPageError && (
          <Cluster>
            <Button wide busy={isFetching} onClick={() => fetchNextPage()}>
              {t('Show more')}
            </Button>
          </Cluster>
        )}
      </Stack>
      {/* On a phone it stands below them: it comes when they have. */}
      {(data || error) && (
        <Stack gap={4}>
          <OftenAsked />
          <Tip />
        </Stack>
      )}
    </Columns>
  );
}

function NoCases({ isFirst }: { isFirst: boolean }) {
  const hasStatement = useIsDeclared('/withdraw');
  const toStatement = hasStatement && isFirst && (
    <Button asChild>
      <Link to="/withdraw/statement">{t('Open your statement')}</Link>
    </Button>
  );
  return (
    <EmptyState as="h2" title={isFirst ? t('No questions yet') : t('None of these')} action={toStatement}>
      {t('When something looks wrong, tell us. A real person will answer.')}
    </EmptyState>
  );
}

/** A service of before counts nothing, and tells all that it has. */
function countsOf(pages: readonly { counts?: CaseCounts; cases: readonly Case[] }[]): CaseCounts {
  const counts = { waiting: 0, open: 0, over: 0 };
  for (const each of pages.flatMap(({ cases }) => cases)) counts[groupOf(each)] += 1;
  return pages.at(-1)?.counts ?? counts;
}

interface GroupsProps {
  /** Undefined: not known yet. */
  counts: CaseCounts | undefined;
  group: Group;
  onGroup: (group: Group) => void;
}

function Groups({ counts, group, onGroup }: GroupsProps) {
  const labels = { all: t('All'), waiting: t('Your turn'), open: t('Under way'), over: t('Done') };
  const all = counts && { ...counts, all: counts.waiting + counts.open + counts.over };
  return (
    <Chips label={t('Filter')}>
      {GROUPS.map((each) => (
        <Chip key={each} pressed={each === group} onPress={() => onGroup(each)} count={all && String(all[each])}>
          {labels[each]}
        </Chip>
      ))}
    </Chips>
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
            {fact ? lineText(fact.line, fact.title, formatAmount) : t('Case {number}', { number })}
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
