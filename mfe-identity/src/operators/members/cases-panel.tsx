import { Link, type MemberPanelProps } from '@facet/remote-kit';
import { caseTitle, PartList, stateLook, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useMemberCasesInfiniteQuery } from './members-api.ts';

/** Of a member’s profile: what they asked, what changed last first. */
export function Component({ memberId }: MemberPanelProps) {
  const query = useMemberCasesInfiniteQuery(memberId);
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
