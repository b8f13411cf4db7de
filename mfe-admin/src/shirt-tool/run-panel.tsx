import type { ReactNode } from 'react';
import { Card, Notice, Progress } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './shirt-tool.module.css';

export interface RunPanelProps {
  title: string;
  done: number;
  all: number;
  /** Name and figure of each line. */
  lines?: readonly (readonly [string, ReactNode])[];
  halt?: string | null;
  /** Notices and buttons. */
  children: ReactNode;
}

/** How far a step is, in figures, and what can be done about it. */
export function RunPanel({ title, done, all, lines = [], halt = null, children }: RunPanelProps) {
  return (
    <Card aria-label={title} className={styles.stack}>
      <div>
        <div className={styles.progressHead}>
          <h2>{title}</h2>
          <span>{t('{done} of {all}', { done, all })}</span>
        </div>
        <Progress label={title} value={done} max={Math.max(all, 1)} />
      </div>
      {lines.length > 0 && (
        <dl className={styles.figures}>
          {lines.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {halt !== null && <Notice tone="warning" title={halt} />}
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
