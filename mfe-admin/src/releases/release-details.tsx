import { numberFormat } from '@facet/remote-kit';
import { Badge, Card, CardHead, classes, Notice, SkeletonRows, Text, type BadgeTone } from '@facet/ui';
import { LoadFailure, RoleButton, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { GoesBack, ShareSteps } from './canary-share.tsx';
import { ErrorCurve } from './error-curve.tsx';
import { failsMore, perThousand } from './health-rules.ts';
import type { Asked } from './move-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import { useGetReleaseDetailQuery, type Deployable, type Health, type ReleaseDetail } from './releases-api.ts';
import styles from './releases.module.css';

const decimal = numberFormat({ maximumFractionDigits: 1 });
const whole = numberFormat();

export interface ReleaseDetailsProps {
  deployable: string;
  row: Deployable | undefined;
  onAsk: (asked: Asked) => void;
}

/** One deployable: its versions, what was moved, what its pages report. */
export function ReleaseDetails({ deployable, row, onAsk }: ReleaseDetailsProps) {
  const isService = deployable.startsWith('services/');
  const { currentData: data, error, isFetching, refetch } = useGetReleaseDetailQuery(deployable);
  return (
    <Card as="div" flush>
      <CardHead title={row?.canary ? `${deployable} ${row.canary.version}` : deployable}>
        {row?.canary && <Badge tone={failsMore(row.canary.health, row.stable.health) ? 'danger' : 'info'}>{t('canary')}</Badge>}
      </CardHead>
      {row && !isService && <Visits row={row} />}
      {isService && (
        <div className={styles.part}>
          <Notice title={t('Services are moved by command')}>
            {t('Moving one starts processes: use npm run release and npm run rollback.')}
          </Notice>
        </div>
      )}
      {error && (
        <div className={styles.part}>
          <LoadFailure title={t('Its versions did not load')} error={error} isFetching={isFetching} refetch={refetch} />
        </div>
      )}
      {!error && !data && <SkeletonRows count={4} />}
      {data && (
        <>
          <ErrorCurve curve={data.curve} />
          {row?.canary && !isService && (
            <ShareSteps share={row.canary.share} onChange={(share) => onAsk({ deployable, wish: { kind: 'share', share } })} />
          )}
          {/* A service of before judges as well, and does not say how far it is. */}
          {data.judgement && <GoesBack judgement={data.judgement} />}
          <Versions
            deployable={deployable}
            detail={data}
            isService={isService}
            onRollBack={(version) => onAsk({ deployable, wish: { kind: 'roll-back', version } })}
          />
          <Errors errors={data.errors} />
          <History history={data.history} />
        </>
      )}
    </Card>
  );
}

/** What pages of the last hours report, of the canary beside the version that the others get. */
function Visits({ row: { stable, canary } }: { row: Deployable }) {
  const errors = (health: Health | null) => (health && health.sessions > 0 ? decimal(perThousand(health)) : '–');
  const figures = [
    ...(canary ? [{ label: t('Canary'), value: errors(canary.health), fails: failsMore(canary.health, stable.health) }] : []),
    { label: t('Live'), value: errors(stable.health), fails: false },
    { label: t('Page loads'), value: whole((canary ?? stable).health?.sessions ?? 0), fails: false },
  ];
  return (
    <div className={styles.visited}>
      <dl className={styles.visits}>
        {figures.map(({ label, value, fails }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes(fails && styles.bad)}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text tone="muted" size={12}>
        {t('Errors in 1,000 page loads')}
      </Text>
    </div>
  );
}

const TONES: Record<ReleaseDetail['versions'][number]['state'], BadgeTone> = {
  stable: 'accent',
  canary: 'info',
  previous: 'outline',
  other: 'outline',
};

interface VersionsProps {
  deployable: string;
  detail: ReleaseDetail;
  isService: boolean;
  onRollBack: (version: string) => void;
}

function Versions({ deployable, detail, isService, onRollBack }: VersionsProps) {
  return (
    <ul className={styles.versions} aria-label={t('Versions')}>
      {detail.versions.map(({ version, state, publishedAt, publishedBy, hasFiles }) => (
        <li key={version}>
          <span>
            <code>{version}</code> {state !== 'other' && <Badge tone={TONES[state]}>{stateLabel(state)}</Badge>}
            <small>{t('{time} by {name}', { time: timeLabel(publishedAt), name: publishedBy })}</small>
          </span>
          {!isService && state !== 'stable' && hasFiles && <PreviewButton deployable={deployable} version={version} />}
          {!isService && (state === 'other' || state === 'previous') && hasFiles && (
            <RoleButton needs="admin" variant="quiet" size="small" onClick={() => onRollBack(version)}>
              {t('Roll back to this')}
            </RoleButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateLabel(state: 'stable' | 'canary' | 'previous'): string {
  const words = { stable: t('live'), canary: t('canary'), previous: t('before') };
  return words[state];
}

function Errors({ errors }: Pick<ReleaseDetail, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('Errors of the last 6 hours')}</h3>
      <ul className={styles.errors}>
        {errors.map(({ version, message, count }) => (
          <li key={`${version} ${message}`}>
            <b>{count}×</b> {message} <small>{version}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: Pick<ReleaseDetail, 'history'>) {
  return (
    <section className={styles.part}>
      <h3>{t('Moves')}</h3>
      <ol className={styles.errors}>
        {history.map(({ revision, by, reason, at, change }) => (
          <li key={revision}>
            <code>{change}</code>
            <small>
              {t('{time} by {name}', { time: timeLabel(at), name: by })}: {reason}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
