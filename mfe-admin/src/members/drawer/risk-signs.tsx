import { Card, CardHead, Disclosure, Row, Rows, Text } from '@facet/ui';
import { MemberLink, StateMark } from '@facet/console-kit';
import { t } from '../../texts.ts';
import type { Devices } from '../members-api.ts';
import styles from '../members.module.css';

type Trace = 'device' | 'address';

/** Who uses the member's devices, which says much, and who their addresses, which says little; nothing where nobody does. */
export function RiskSigns({ devices }: { devices: Devices }) {
  if (devices.sharedWith.length === 0) return null;
  return (
    <Card flush aria-labelledby="risk-signs">
      <CardHead id="risk-signs" title={t('Risk signs')} />
      <Sign devices={devices} trace="device" />
      <Sign devices={devices} trace="address" />
    </Card>
  );
}

function Sign({ devices, trace }: { devices: Devices; trace: Trace }) {
  const told = devices.sharedWith.filter((member) => member[trace]);
  if (told.length === 0) return null;
  const { members, banned } = devices.sharing?.[trace] ?? { members: told.length, banned: told.filter((member) => member.banned).length };
  const isTelling = trace === 'device';
  return (
    <div className={styles.inset}>
      <StateMark tone={isTelling ? 'warning' : 'off'}>{titleOf(trace, members)}</StateMark>
      <Text as="p" tone="muted" size={12}>
        {banned > 0 && t('{count, plural, one {# of them is banned.} other {# of them are banned.}}', { count: banned })}{' '}
        {!isTelling && t('On its own it says little: everyone in a school, a home or a mobile network can share one address.')}
      </Text>
      <Disclosure title={members > told.length ? t('{count} of them', { count: told.length }) : t('Who')} open={isTelling}>
        <Rows>
          {told.map(({ memberId, username, banned: isBanned }) => (
            <Row key={memberId} title={<MemberLink id={memberId}>{username}</MemberLink>} detail={isBanned && t('Banned')} />
          ))}
        </Rows>
      </Disclosure>
    </div>
  );
}

function titleOf(trace: Trace, count: number): string {
  return trace === 'device'
    ? t('Same browser as {count, plural, one {# other member} other {# other members}}', { count })
    : t('Same address as {count, plural, one {# other member} other {# other members}}', { count });
}
