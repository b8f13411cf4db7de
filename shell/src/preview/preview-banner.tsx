import { useEffect, useState } from 'react';
import type { RegistryPreview } from '@facet/remote-kit';
import { Button, Notice } from '@facet/ui';
import type { Remotes } from '../remotes/index.ts';
import styles from './preview-banner.module.css';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** At the foot of every screen while this browser is shown versions that others do not get: which ones, by whom, until when, and the way out. */
export function PreviewBanner({ remotes }: { remotes: Promise<Pick<Remotes, 'preview' | 'entries'>> }) {
  const [known, setKnown] = useState<Pick<Remotes, 'preview' | 'entries'> | null>(null);
  useEffect(() => void remotes.then(setKnown), [remotes]);
  if (!known?.preview) return null;
  const { by, expiresAt, versions } = known.preview;
  const titleOf = (name: string): string => known.entries.find((entry) => entry.name === name)?.title ?? name;
  return (
    <section className={styles.banner} aria-label="Preview">
      <div className={styles.card}>
        <Notice tone="info" title="You are looking at a preview">
          {versions.map((version) => wordsOf(version, titleOf)).join(' ')} {by === null ? 'The link works' : `The link of ${by} works`}{' '}
          until {moment.format(new Date(expiresAt))}. Everything you do here is real.{' '}
          <Button asChild size="small" icon="log-out">
            <a href="/preview/off">Leave preview</a>
          </Button>
        </Notice>
      </div>
    </section>
  );
}

function wordsOf({ deployable, version, available }: RegistryPreview['versions'][number], titleOf: (name: string) => string): string {
  const name = deployable === 'shell' ? 'The frame of the site' : titleOf(deployable);
  if (available) return `${name} is version ${version}.`;
  return `Version ${version} of ${name} is gone: you see what everybody sees.`;
}
