import { useState, type ReactNode } from 'react';
import { Badge, Button, Card, CardHead, classes, Disclosure, Text, WhyFigure } from '@facet/ui';
import { MemberLink } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { Devices } from './members-api.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { TellApartDialog } from './tell-apart-dialog.tsx';
import { useTakeBack } from './use-take-back.ts';
import styles from './risk.module.css';

type Sharer = Devices['sharedWith'][number];
const NAMED = 3;

/**
 * Who uses the member's devices, which says much, and who their addresses, which says nothing alone; nothing where
 * nobody does.
 */
export function RiskSigns({ memberId, devices }: { memberId: string; devices: Devices }) {
  const [compared, setCompared] = useState<readonly Sharer[]>();
  const [asked, setAsked] = useState<Sharer>();
  const { sharedWith, sharing } = devices;
  if (sharedWith.length === 0) return null;
  const { weight } = sharing.device;
  const toldApart = sharedWith.filter((sharer) => sharer.toldApart !== null);
  const onDevice = sharedWith.filter((sharer) => sharer.device && !sharer.toldApart);
  const atAddress = sharedWith.filter((sharer) => sharer.address);
  const [only, ...others] = onDevice;
  return (
    <Card flush aria-labelledby="risk-signs">
      <CardHead id="risk-signs" title={t('Risk signs')}>
        <Badge tone={weight > 0 ? 'warning' : 'default'}>{t('Weight {weight}', { weight })}</Badge>
      </CardHead>
      <Weight weight={weight} />
      {only && (
        <Sign title={titleOf(sharing.device)} weight={weight}>
          <p>
            {onDevice.slice(0, NAMED).map(({ memberId: id, username, banned }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <MemberLink id={id}>{username}</MemberLink>
                {banned && ` (${t('banned')})`}
              </span>
            ))}
            {sharing.device.members > NAMED && ` ${t('and {count} more', { count: sharing.device.members - NAMED })}`}
          </p>
          <Button size="small" icon="columns-3" onClick={() => setCompared(onDevice)}>
            {t('Compare')}
          </Button>
          {others.length === 0 && (
            <Button size="small" variant="quiet" onClick={() => setAsked(only)}>
              {t('Dismiss…')}
            </Button>
          )}
        </Sign>
      )}
      {atAddress.length > 0 && (
        <div className={styles.more}>
          <Disclosure compact open={onDevice.length === 0} title={t('Says little')}>
            <Sign title={addressTitle(sharing.address)} weight={sharing.address.weight}>
              <p>{t('Everyone in a school, a home or a mobile network can share one address. Alone it never makes a badge.')}</p>
              <Button size="small" icon="columns-3" onClick={() => setCompared(atAddress)}>
                {t('Compare')}
              </Button>
            </Sign>
          </Disclosure>
        </div>
      )}
      {toldApart.length > 0 && <ToldApart memberId={memberId} sharers={toldApart} />}
      {compared && <CompareDialog memberId={memberId} others={compared} onTellApart={setAsked} onClose={() => setCompared(undefined)} />}
      {asked && <TellApartDialog memberId={memberId} other={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

/** How far the signs go, of 100. */
function Weight({ weight }: { weight: number }) {
  return (
    <div className={styles.weight}>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${weight}%` }} />
      </span>
      {t('Badge from 40, of 100.')}{' '}
      <WhyFigure
        question={t('How it adds up')}
        answer={
          <Text as="p" size={12}>
            {t(
              'A browser that others use too weighs 40, each of them who is banned 30 more, each further one 5 more; an address nothing. 100 is the most.',
            )}
          </Text>
        }
      >
        {t('How it adds up')}
      </WhyFigure>
    </div>
  );
}

const STRONG = 50;

function Sign({ title, weight, children }: { title: string; weight: number; children: ReactNode }) {
  return (
    <div className={styles.sign}>
      <h3>
        <span className={classes(styles.level, weight > STRONG ? styles.strong : weight > 0 && styles.some)} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {title}
        <span className={styles.figure}>{weight}</span>
      </h3>
      {children}
    </div>
  );
}

/** Dismissed by an operator; it can be taken back. */
function ToldApart({ memberId, sharers }: { memberId: string; sharers: readonly Sharer[] }) {
  const { takeBack, isBusy } = useTakeBack(memberId);
  return (
    <div className={styles.more}>
      <Disclosure compact title={t('{count, plural, one {# dismissed} other {# dismissed}}', { count: sharers.length })}>
        {sharers.map((sharer) => (
          <div key={sharer.memberId} className={styles.sign}>
            <p>
              <MemberLink id={sharer.memberId}>{sharer.username}</MemberLink>{' '}
              <span>{t('“{reason}”, {name}', { reason: sharer.toldApart?.reason ?? '', name: sharer.toldApart?.by ?? '' })}</span>
            </p>
            <Button size="small" disabled={isBusy} onClick={() => void takeBack(sharer.memberId)}>
              {t('Take back')}
            </Button>
          </div>
        ))}
      </Disclosure>
    </div>
  );
}

interface Numbers {
  members: number;
  banned: number;
}

function titleOf({ members, banned }: Numbers): string {
  return banned === members
    ? t('Same browser as {count, plural, one {# banned member} other {# banned members}}', { count: members })
    : t('Same browser as {count, plural, one {# other member} other {# other members}}', { count: members });
}

function addressTitle({ members, banned }: Numbers): string {
  const all = t('Same address as {count, plural, one {# other member} other {# other members}}', { count: members });
  return banned === 0 ? all : t('{sign}, of whom {count, plural, one {# is banned} other {# are banned}}', { sign: all, count: banned });
}
