import { useProfileHeld, type MemberPanelProps } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DevicesCard } from './devices-card.tsx';
import { useListMemberNotesQuery, useListMemberSessionsQuery } from './members-api.ts';
import { NotesCard } from './notes-card.tsx';
import { RiskSigns } from './risk-signs.tsx';
import styles from './members.module.css';

/** Beside a member’s timeline: who else uses their devices, the devices, and what operators noted. */
export function Component({ memberId, ...member }: MemberPanelProps) {
  const devices = useListMemberSessionsQuery(memberId);
  const notes = useListMemberNotesQuery(memberId);
  const isComing = [devices, notes].some(({ currentData, error }) => currentData === undefined && error === undefined);
  // On a phone the risk signs stand above all else: one after the other they would push it about.
  useProfileHeld(isComing);
  if (isComing) return null;
  const { currentData: known, error, isFetching, refetch } = devices;
  return (
    <>
      {known && known.sharedWith.length > 0 && (
        <div className={styles.first}>
          <RiskSigns memberId={memberId} devices={known} />
        </div>
      )}
      {known && <DevicesCard devices={known} />}
      {!known && error && <LoadFailure as="h2" title={t('Devices did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
      <NotesCard memberId={memberId} {...member} />
    </>
  );
}
