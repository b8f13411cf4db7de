import { useState } from 'react';
import { Badge, Button, Card, CardHead, Disclosure, Row, Rows, Text } from '@facet/ui';
import { MemberLink, StateMark } from '@facet/console-kit';
import { t } from '../../texts.ts';
import type { Devices } from '../members-api.ts';
import styles from '../members.module.css';
import { TellApartDialog } from './tell-apart-dialog.tsx';
import { useTakeBack } from './use-take-back.ts';

type Trace = 'device' | 'address';
type Sharer = Devices['sharedWith'][number];

/**
 * Who uses the member's devices, which says much, and who their addresses, which says nothing alone; nothing where
 * nobody does.
 */
export function RiskSigns({ memberId, devices }: { memberId: string; devices: Devices }) {
  const [asked, setAsked] = useState<Sharer>();
  if (devices.sharedWith.length === 0) return null;
  const { weight } = devices.sharing.device;
  const toldApart = devices.sharedWith.filter((sharer) => sharer.toldApart !== null);
  return (
    <Card flush aria-labelledby="risk-signs">
      <CardHead id="risk-signs" title={t('Risk signs')}>
        <Badge tone={weight > 0 ? 'warning' : 'default'}>{t('Weight {weight} of 100', { weight })}</Badge>
      </CardHead>
      <Sign devices={devices} trace="device" onTellApart={setAsked} />
      <Sign devices={devices} trace="address" />
      {toldApart.length > 0 && <ToldApart memberId={memberId} sharers={toldApart} />}
      {asked && <TellApartDialog memberId={memberId} other={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface SignProps {
  devices: Devices;
  trace: Trace;
  onTellApart?: (sharer: Sharer) => void;
}

function Sign({ devices, trace, onTellApart }: SignProps) {
  const { members, banned, weight } = devices.sharing[trace];
  const isTelling = trace === 'device';
  const told = devices.sharedWith.filter((sharer) => sharer[trace] && !(isTelling && sharer.toldApart));
  if (told.length === 0) return null;
  return (
    <div className={styles.inset}>
      <StateMark tone={isTelling ? 'warning' : 'off'}>{titleOf(trace, members)}</StateMark>
      <Text as="p" tone="muted" size={12}>
        {t('Weight {weight}.', { weight })}{' '}
        {banned > 0 && t('{count, plural, one {# of them is banned.} other {# of them are banned.}}', { count: banned })}{' '}
        {!isTelling && t('On its own it says little: everyone in a school, a home or a mobile network can share one address.')}
      </Text>
      <Disclosure title={members > told.length ? t('{count} of them', { count: told.length }) : t('Who')} open={isTelling}>
        <Rows>
          {told.map((sharer) => (
            <Row
              key={sharer.memberId}
              title={<MemberLink id={sharer.memberId}>{sharer.username}</MemberLink>}
              detail={
                <>
                  {sharer.banned && t('Banned')}{' '}
                  {onTellApart && (
                    <Button size="small" onClick={() => onTellApart(sharer)}>
                      {t('Not the same person…')}
                    </Button>
                  )}
                </>
              }
              wraps
            />
          ))}
        </Rows>
      </Disclosure>
    </div>
  );
}

/** Dismissed by an operator; it can be taken back. */
function ToldApart({ memberId, sharers }: { memberId: string; sharers: readonly Sharer[] }) {
  const { takeBack, isBusy } = useTakeBack(memberId);
  return (
    <div className={styles.inset}>
      <Disclosure title={t('{count, plural, one {# dismissed} other {# dismissed}}', { count: sharers.length })}>
        <Rows>
          {sharers.map((sharer) => (
            <Row
              key={sharer.memberId}
              title={<MemberLink id={sharer.memberId}>{sharer.username}</MemberLink>}
              detail={
                <>
                  {t('“{reason}”, {name}', { reason: sharer.toldApart?.reason ?? '', name: sharer.toldApart?.by ?? '' })}{' '}
                  <Button size="small" disabled={isBusy} onClick={() => void takeBack(sharer.memberId)}>
                    {t('Take back')}
                  </Button>
                </>
              }
              wraps
            />
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
