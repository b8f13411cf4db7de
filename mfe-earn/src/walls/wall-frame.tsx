import { useRef } from 'react';
import { Button, Cluster, Notice, Skeleton, Split, Stack, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { useFrameLoad } from './use-frame-load.ts';
import type { Wall } from './wall.ts';
import styles from './wall-frame.module.css';

/** Another company's page: it may run scripts, send forms and open tabs, but never move this page away. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin';

const ROWS = [0, 1, 2, 3];

/** The wall in its frame; a skeleton until it is there, and a way out when it does not come. */
export function WallFrame({ wall: { label, url } }: { wall: Wall }) {
  const { state, attempt, onLoad, retry } = useFrameLoad();
  const body = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    retry();
    // The pressed button goes away: the focus stays in the frame's place.
    body.current?.focus();
  };
  return (
    <div ref={body} className={styles.body} tabIndex={-1} aria-busy={state !== 'loaded'}>
      <iframe
        key={attempt}
        className={state === 'loaded' ? styles.frame : styles.unseen}
        title={label}
        src={url}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {state === 'loading' && <FrameSkeleton label={label} />}
      {state === 'slow' && (
        <div className={styles.cover}>
          <SlowNotice label={label} url={url} onTryAgain={tryAgain} />
        </div>
      )}
    </div>
  );
}

function FrameSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.cover}>
      <VisuallyHidden as="output">{t('Loading {label}', { label })}</VisuallyHidden>
      <Stack gap={2}>
        {ROWS.map((row) => (
          <Split key={row} className={styles.row}>
            <Skeleton width={`${34 + (row % 3) * 8}%`} height={16} />
            <Skeleton width={72} height={16} />
          </Split>
        ))}
      </Stack>
    </div>
  );
}

function SlowNotice({ label, url, onTryAgain }: { label: string; url: string; onTryAgain: () => void }) {
  return (
    <Notice tone="warning" title={t('{label} hasn’t answered yet', { label })}>
      <Stack gap={3}>
        <p>{t('It may be slow or down, or a browser extension may be blocking it.')}</p>
        <Cluster gap={2}>
          <Button icon="rotate-cw" onClick={onTryAgain}>
            {t('Try again')}
          </Button>
          <Button asChild>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('Open in a new tab')}
            </a>
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
