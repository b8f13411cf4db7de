import { Fragment } from 'react';
import { Badge, Button, Card, CardHead, classes, Text, VisuallyHidden } from '@facet/ui';
import { RoleButton, ShareBar, sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { Asked } from './move-dialog.tsx';
import { nextStep } from './canary-share.tsx';
import { HealthCells, topOf } from './health-cells.tsx';
import { failsMore } from './health-rules.ts';
import type { Deployable } from './releases-api.ts';
import styles from './releases.module.css';

export interface ReleaseTableProps {
  title: string;
  deployables: readonly Deployable[];
  /** What visitors’ pages report of them; services report it elsewhere. */
  hasHealth: boolean;
  chosen: string;
  onChoose: (deployable: string) => void;
  onAsk: (asked: Asked) => void;
}

/** What is released on its own; a canary stands below the version that the others get. */
export function ReleaseTable({ title, deployables, hasHealth, chosen, onChoose, onAsk }: ReleaseTableProps) {
  if (deployables.length === 0) return null;
  const counts = { count: deployables.length, canaries: deployables.filter(({ canary }) => canary !== null).length };
  return (
    <Card flush aria-label={title}>
      <CardHead title={title}>
        <Text tone="muted" size={12}>
          {t('{count}, {canaries} with a canary', counts)}
        </Text>
      </CardHead>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Deployable')}</th>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('Share')}</th>
            {hasHealth && (
              <>
                <th scope="col" className={styles.numeric}>
                  {t('Errors in 1,000')}
                </th>
                <th scope="col" className={styles.numeric}>
                  {t('LCP, p75')}
                </th>
              </>
            )}
            <th scope="col" className={styles.wide}>
              {t('Since')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {deployables.map((deployable) => (
            <Fragment key={deployable.deployable}>
              <StableRow
                deployable={deployable}
                hasHealth={hasHealth}
                isChosen={chosen === deployable.deployable}
                onChoose={onChoose}
                onAsk={onAsk}
              />
              {deployable.canary && <CanaryRow deployable={deployable} hasHealth={hasHealth} canary={deployable.canary} onAsk={onAsk} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface StableRowProps extends Pick<ReleaseTableProps, 'hasHealth' | 'onChoose' | 'onAsk'> {
  deployable: Deployable;
  isChosen: boolean;
}

function StableRow({ deployable: row, hasHealth, isChosen, onChoose, onAsk }: StableRowProps) {
  const { deployable, kind, paths, stable, canary, previous, movedAt, movedBy } = row;
  const share = 100 - (canary?.share ?? 0);
  return (
    <tr className={classes(isChosen && styles.chosen, canary !== null && styles.withCanary)}>
      <th scope="row">
        <Button variant="quiet" size="small" className={styles.name} aria-pressed={isChosen} onClick={() => onChoose(deployable)}>
          {deployable}
        </Button>
        <small>{paths.join(', ')}</small>
      </th>
      <td data-label={t('Version')}>
        <code>{stable.version}</code>
      </td>
      <td data-label={t('Share')}>
        <ShareBar share={share / 100} colour="var(--border-strong)">
          {t('{share} %', { share })}
        </ShareBar>
      </td>
      {hasHealth && <HealthCells version={stable} top={topOf(row)} />}
      <td className={styles.wide}>{movedAt !== null && t('{age}, {name}', { age: sinceLabel(movedAt), name: movedBy ?? t('someone') })}</td>
      <td className={styles.actions}>
        {kind !== 'service' && previous !== null && (
          <RoleButton
            needs="admin"
            variant="quiet"
            size="small"
            icon="undo-2"
            onClick={() => onAsk({ deployable, wish: { kind: 'roll-back', version: previous } })}
          >
            {t('Roll back…')}
          </RoleButton>
        )}
      </td>
    </tr>
  );
}

interface CanaryRowProps extends Pick<ReleaseTableProps, 'hasHealth' | 'onAsk'> {
  deployable: Deployable;
  canary: NonNullable<Deployable['canary']>;
}

function CanaryRow({ deployable: row, hasHealth, canary, onAsk }: CanaryRowProps) {
  const { deployable, kind, group, stable } = row;
  const fails = failsMore(canary.health, stable.health);
  const next = nextStep(canary.share);
  return (
    <tr className={classes(styles.canary, fails && styles.failingRow)}>
      <th scope="row">
        <VisuallyHidden>{t('Canary of {name}', { name: deployable })}</VisuallyHidden>
      </th>
      <td data-label={t('Canary')}>
        <Badge tone={fails ? 'danger' : 'info'}>{t('canary')}</Badge> <code>{canary.version}</code>
        {group !== null && <small>{t('group {group}', { group })}</small>}
      </td>
      <td data-label={t('Share')}>
        <ShareBar share={canary.share / 100} colour={fails ? 'var(--danger)' : 'var(--info)'}>
          {t('{share} %', { share: canary.share })}
        </ShareBar>
      </td>
      {hasHealth && <HealthCells version={canary} beside={stable} top={topOf(row)} />}
      <td className={classes(styles.wide, styles.muted)}>–</td>
      <td className={styles.actions}>
        {kind !== 'service' && (
          <>
            {!fails && next !== undefined && (
              <RoleButton needs="admin" size="small" onClick={() => onAsk({ deployable, wish: { kind: 'share', share: next } })}>
                {t('To {share} %', { share: next })}
              </RoleButton>
            )}
            <RoleButton needs="admin" size="small" variant="quiet" onClick={() => onAsk({ deployable, wish: { kind: 'promote' } })}>
              {t('Promote')}
            </RoleButton>
            <RoleButton
              needs="admin"
              size="small"
              variant={fails ? 'danger' : 'quiet'}
              onClick={() => onAsk({ deployable, wish: { kind: 'stop-canary' } })}
            >
              {t('Stop canary')}
            </RoleButton>
          </>
        )}
      </td>
    </tr>
  );
}
