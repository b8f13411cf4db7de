import { Link } from '@facet/remote-kit';
import { PartList, When } from '@facet/console-kit';
import { caseTitle, stateLook } from '../../cases/case-labels.ts';
import { t } from '../../texts.ts';
import { useMemberCasesInfiniteQuery } from '../members-api.ts';

/** What the member asked, what changed last first. */
export function CasesPart({ id }: { id: string }) {
  const query = useMemberCasesInfiniteQuery(id);
  return (
    <PartList
      label={t('Cases')}
      query={query}
      rows={query.currentData?.pages.flatMap(({ cases }) => cases)}
      rowKey={({ id: key }) => key}
      empty={t('No cases')}
      columns={[
        { header: t('Changed'), cell: ({ changedAt }) => <When at={changedAt} /> },
        { header: t('Case'), cell: (of) => <Link to={`/admin/cases?case=${of.id}`}>{`${of.number} ${caseTitle(of)}`}</Link> },
        { header: t('State'), cell: (of) => stateLook(of).label },
        { header: t('Who'), cell: ({ operator }) => operator ?? '—' },
      ]}
    />
  );
}
