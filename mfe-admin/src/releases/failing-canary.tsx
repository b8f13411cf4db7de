import { numberFormat } from '@facet/remote-kit';
import { Button, Notice } from '@facet/ui';
import { RoleButton } from '@facet/console-kit';
import { t } from '../texts.ts';
import { failsMore, perThousand } from './health-rules.ts';
import type { Asked } from './move-dialog.tsx';
import type { Deployable } from './releases-api.ts';
import styles from './releases.module.css';

const decimal = numberFormat({ maximumFractionDigits: 1 });

interface FailingCanaryProps {
  deployables: readonly Deployable[];
  onChoose: (deployable: string) => void;
  onAsk: (asked: Asked) => void;
}

/** A canary that fails clearly more often than what the others get stands above everything else. */
export function FailingCanary({ deployables, onChoose, onAsk }: FailingCanaryProps) {
  return deployables.map(({ deployable, stable, canary }) => {
    if (!canary?.health || !stable.health || !failsMore(canary.health, stable.health)) return null;
    const values = {
      canary: decimal(perThousand(canary.health)),
      stable: decimal(perThousand(stable.health)),
      count: canary.health.sessions,
    };
    return (
      <Notice
        key={deployable}
        tone="danger"
        title={t('{name} {version} fails more often than {stable}', { name: deployable, version: canary.version, stable: stable.version })}
        aside={
          <span className={styles.failing}>
            <Button size="small" onClick={() => onChoose(deployable)}>
              {t('See the errors')}
            </Button>
            <RoleButton needs="admin" size="small" variant="danger" onClick={() => onAsk({ deployable, wish: { kind: 'stop-canary' } })}>
              {t('Stop canary')}
            </RoleButton>
          </span>
        }
      >
        {t(
          'Of 1,000 page loads {canary} have an error, against {stable} before, over {count}. It is rolled back by itself if it fails for most of its visitors.',
          values,
        )}
      </Notice>
    );
  });
}
