import { useEffect, useState } from 'react';
import { dateFormat, type RegistryPreview } from '@facet/remote-kit';
import { Button, Notice } from '@facet/ui';
import type { Remotes } from '../remotes/index.ts';
import { t } from '../texts.ts';
import styles from './preview-banner.module.css';

const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/**
 * At the foot of every screen while this browser is shown versions that others do not get: which ones, by whom, until
 * when, and the way out.
 */
export function PreviewBanner({ remotes }: { remotes: Promise<Pick<Remotes, 'preview' | 'entries'>> }) {
  const [known, setKnown] = useState<Pick<Remotes, 'preview' | 'entries'> | null>(null);
  useEffect(() => void remotes.then(setKnown), [remotes]);
  if (!known?.preview) return null;
  const { by, expiresAt, versions } = known.preview;
  const titleOf = (name: string): string => known.entries.find((entry) => entry.name === name)?.title ?? name;
  return (
    <section className={styles.banner} aria-label={t('Preview')}>
      <div className={styles.card}>
        <Notice tone="info" title={t('You’re using a preview version')}>
          {versions.map((version) => labelOf(version, titleOf)).join(' ')}{' '}
          {by === null
            ? t('The link works until {time}.', { time: moment(expiresAt) })
            : t('The link from {by} works until {time}.', { by, time: moment(expiresAt) })}{' '}
          {t('Everything you do here counts.')}{' '}
          <Button asChild size="small" icon="log-out">
            <a href="/preview/off">{t('Leave preview')}</a>
          </Button>
        </Notice>
      </div>
    </section>
  );
}

function labelOf({ deployable, version, available }: RegistryPreview['versions'][number], titleOf: (name: string) => string): string {
  const name = deployable === 'shell' ? t('The site itself') : titleOf(deployable);
  if (available) return t('{name} is version {version}.', { name, version });
  return t('Version {version} of {name} is gone. You now see what everyone sees.', { version, name });
}
