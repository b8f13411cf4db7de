import { userAgentOf } from '@facet/remote-kit';
import { Badge, Button, Cluster, Glyph, Row } from '@facet/ui';
import { formatMoment } from '../dashboard/calendar.ts';
import { t } from '../texts.ts';
import type { ListDevicesApiResponse } from './identity.generated.ts';

type Device = ListDevicesApiResponse['devices'][number];

/** One device. One that is signed out and still known can be forgotten. */
export function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => Promise<void> }) {
  const { isThis, isProven, sessions } = device;
  const [session] = sessions;
  const { browser, system, isPhone } = userAgentOf(session?.userAgent ?? null);
  const known = browser && system ? t('{browser} on {system}', { browser, system }) : (browser ?? system ?? t('Unknown browser'));
  const name = session ? known : t('Logged out');
  const end = session ? t('Log out') : t('Forget');
  return (
    <Row
      wraps="late"
      leading={<Glyph icon={isPhone ? 'smartphone' : 'monitor'} tone={isThis ? 'accent' : 'default'} />}
      title={
        <Cluster gap={2}>
          {name}
          {isThis && <Badge tone="accent">{t('This device')}</Badge>}
          {isProven && <Badge tone="outline">{t('Confirmed')}</Badge>}
        </Cluster>
      }
      detail={[session?.address, isThis ? t('active now') : t('last seen {when}', { when: formatMoment(device.lastSeenAt) })]
        .filter(Boolean)
        .join(', ')}
      trailing={
        !isThis && (
          <Button size="small" aria-label={`${end}: ${name}`} onClick={onEnd}>
            {end}
          </Button>
        )
      }
    />
  );
}
