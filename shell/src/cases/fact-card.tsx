import { dateFormat, lineText } from '@facet/remote-kit';
import { formatAmount, Glyph, Money, Text } from '@facet/ui';
import { factState, kindLook } from './case-labels.ts';
import type { Case, Fact } from './cases-api.ts';
import styles from './cases.module.css';

const when = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** The line that a case is about, as it was when it was asked about. */
export function FactCard({ kind, fact }: { kind: Case['kind']; fact: Fact }) {
  const { icon, tone } = kindLook(kind);
  const state = factState(fact.state);
  return (
    <div className={styles.fact}>
      <Glyph icon={icon} tone={tone} />
      <div className={styles.factText}>
        <Text as="div" tone="strong">
          {lineText(fact.line, fact.title, formatAmount)}
        </Text>
        <Text as="div" tone="muted" size={12}>
          <time dateTime={fact.at}>{when(fact.at)}</time>
        </Text>
      </div>
      <div className={styles.factFigure}>
        {fact.amount !== null && <Money amount={fact.amount} />}
        {state && (
          <Text tone="muted" size={12}>
            {state}
          </Text>
        )}
      </div>
    </div>
  );
}
