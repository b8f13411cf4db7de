import type { ReactNode } from 'react';
import { Glyph, type GlyphTone } from '../glyph.tsx';
import type { IconName } from '../icon/icons.ts';
import { Money } from '../money/money.tsx';
import { Text } from '../text/text.tsx';
import { Row } from './row.tsx';
import styles from './rows.module.css';

export interface ActivityRowProps {
  icon: IconName;
  tone?: GlyphTone | undefined;
  title: ReactNode;
  detail?: ReactNode;
  /** Signed decimal string: negative when it left the balance. */
  amount: string;
  /** Already worded for the reader: "21 Nov, 14:20". */
  when: ReactNode;
}

/** One transfer of the balance. */
export function ActivityRow({ icon, tone, title, detail, amount, when }: ActivityRowProps) {
  const trailing = (
    <div className={styles.when}>
      <Money amount={amount} signed />
      <Text tone="muted" size={12}>
        {when}
      </Text>
    </div>
  );
  return <Row leading={<Glyph icon={icon} tone={tone} />} title={title} detail={detail} trailing={trailing} />;
}
