import { Badge, Button, Card, CardHead, Icon, Text } from '@facet/ui';
import { dayLabel, deviceName, MemberLink, StateMark } from '@facet/console-kit';
import { userAgentOf } from '@facet/remote-kit';
import { t } from '../texts.ts';
import type { Devices } from './members-api.ts';
import { devicesOf, type UsedDevice } from './devices-of.ts';
import { usePut } from './use-put.ts';
import styles from './members.module.css';

const SHOWN = 3;

/** The devices that the member used last, and who else does. */
export function DevicesCard({ devices }: { devices: Devices }) {
  const put = usePut();
  const used = devicesOf(devices);
  const open = used.filter(({ isOpen }) => isOpen).length;
  if (used.length === 0) return null;
  return (
    <Card flush aria-labelledby="devices">
      <CardHead id="devices" title={t('Devices')}>
        <Text tone="muted" size={12}>
          {t('{count}, {open} logged in', { count: used.length, open })}
        </Text>
      </CardHead>
      <ul className={styles.devices}>
        {used.slice(0, SHOWN).map((each) => (
          <Device key={each.device} used={each} sharedWith={devices.sharedWith} />
        ))}
      </ul>
      <div className={styles.foot}>
        {open > 0 && (
          <Button size="small" icon="log-out" onClick={() => put({ do: 'end-sessions' })}>
            {t('End all sessions…')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Device({ used: { device, latest, isOpen, isNew }, sharedWith }: { used: UsedDevice } & Pick<Devices, 'sharedWith'>) {
  const { userAgent, deviceSince, address } = latest;
  const since = deviceSince !== null && t('Since {day}', { day: dayLabel(deviceSince) });
  return (
    <li>
      <Icon name={userAgentOf(userAgent).isPhone ? 'smartphone' : 'monitor'} size="small" />
      <div>
        <b>{deviceName(userAgent)}</b>
        <small>{[since, address].filter(Boolean).join(', ')}</small>
        <Others sharers={sharedWith.filter(({ devices = [], toldApart }) => devices.includes(device) && !toldApart)} />
      </div>
      {isNew && <Badge tone="warning">{t('New')}</Badge>}
      {isOpen && <StateMark tone="on">{t('Logged in')}</StateMark>}
    </li>
  );
}

/** Who else uses it: the banned ones first of all. */
function Others({ sharers }: { sharers: Devices['sharedWith'] }) {
  const [one] = sharers;
  const banned = sharers.filter((sharer) => sharer.banned).length;
  if (!one) return <small>{t('Only this member')}</small>;
  if (banned > 0)
    return <small data-warns>{t('{count, plural, one {Also # banned member} other {Also # banned members}}', { count: banned })}</small>;
  return (
    <small>
      {t('Also')} <MemberLink id={one.memberId}>{one.username}</MemberLink>
      {sharers.length > 1 && ` ${t('and {count} more', { count: sharers.length - 1 })}`}
    </small>
  );
}
