import { msg, type Message } from '@facet/remote-kit';
import { minuteLabel, RoleButton, TwoLines } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { MemberEarning } from './members-api.ts';

const STATES: Readonly<Record<MemberEarning['state'], Message>> = {
  pending: msg('Held'),
  sent: msg('On its way'),
  credited: msg('Credited'),
  reversed: msg('Taken back'),
  cancelled: msg('Taken back while held'),
  refused: msg('Refused by the wallet'),
};

/** How far it is; what is held can be released. */
export function EarningState({ earning, onRelease }: { earning: MemberEarning; onRelease: (earning: MemberEarning) => void }) {
  const { state, amount, label } = earning;
  return (
    <>
      <TwoLines below={moreOf(earning)}>{t(STATES[state])}</TwoLines>
      {state === 'pending' && (
        <RoleButton
          needs="admin"
          size="small"
          aria-label={t('Release R$ {amount} of {what}', { amount, what: label })}
          onClick={() => onRelease(earning)}
        >
          {t('Release…')}
        </RoleButton>
      )}
    </>
  );
}

function moreOf({ state, releasesAt, heldBy, releasedBy }: MemberEarning): string | null {
  if (releasedBy !== null) return t('released early by {name}', { name: releasedBy });
  if (state !== 'pending' || releasesAt === null) return null;
  const time = minuteLabel(releasesAt);
  return heldBy === 'rule' ? t('by a rule until {time}', { time }) : t('by its wall until {time}', { time });
}
