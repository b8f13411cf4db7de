import { useId, type ReactNode } from 'react';
import { Card, CardHead, SumList, type SumLine } from '@facet/ui';
import styles from './member.module.css';

export interface FactsCardProps {
  title: string;
  lines: readonly SumLine[];
  /** At the end of its head. */
  children?: ReactNode;
}

/** A short card beside a member's timeline. */
export function FactsCard({ title, lines, children }: FactsCardProps) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title={title}>
        {children}
      </CardHead>
      <div className={styles.facts}>
        <SumList lines={lines} />
      </div>
    </Card>
  );
}
