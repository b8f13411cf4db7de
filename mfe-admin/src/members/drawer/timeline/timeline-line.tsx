import { dateFormat, Link } from '@facet/remote-kit';
import { Amount } from '@facet/console-kit';
import { Disclosure, Glyph, VisuallyHidden } from '@facet/ui';
import { useAuditLabels } from '../../../audit/audit-labels.ts';
import { t } from '../../../texts.ts';
import type { TimelineLine as Line } from './fold-timeline.ts';
import { lineLabel, netOf, whyOf } from './line-label.ts';
import type { TimelineItem } from './timeline-items.ts';
import styles from './timeline.module.css';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** One line of the timeline; what it folds opens below it. */
export function TimelineLine({ line }: { line: Line }) {
  const { icon, tone, title, detail, amount, balance, to } = lineLabel(line, useAuditLabels());
  const [newest] = line;
  return (
    <li className={styles.line}>
      <Clock at={newest.at} />
      <span className={styles.icon}>
        <Glyph icon={icon} tone={tone} />
      </span>
      <div className={styles.words}>
        <p>{to === undefined ? title : <Link to={to}>{title}</Link>}</p>
        {detail !== '' && <small>{detail}</small>}
        {line.length > 1 && <Folded line={line} />}
      </div>
      {amount !== null && (
        <span className={styles.amount}>
          <Amount amount={amount} signed />
        </span>
      )}
      {balance !== null && (
        <span className={styles.balance}>
          <VisuallyHidden>{t('Balance after')} </VisuallyHidden>
          <Amount amount={balance} />
        </span>
      )}
    </li>
  );
}

function Folded({ line }: { line: Line }) {
  const isPlay = line[0].what === 'round';
  return (
    <Disclosure
      compact
      title={isPlay ? t('Show {count} rounds', { count: line.length }) : t('Show {count} transactions', { count: line.length })}
    >
      <ol className={styles.folded}>
        {line.map((item) => (
          <li key={item.id}>
            <Clock at={item.at} />
            <span>{partLabel(item)}</span>
            <Amount amount={partAmount(item)} signed />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function partLabel(item: TimelineItem): string {
  if (item.what === 'transaction') return whyOf(item.transaction);
  if (item.what !== 'round') return '';
  const { outcome, multiplier, bombCount } = item.round;
  const how = multiplier === null ? outcome : `${outcome} ${multiplier}x`;
  return bombCount === null ? how : t('{count, plural, one {one bomb} other {# bombs}}, {how}', { count: bombCount, how });
}

function partAmount(item: TimelineItem): string {
  if (item.what === 'transaction') return item.transaction.amount;
  return item.what === 'round' ? netOf([item.round]) : '0.00';
}

function Clock({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {clock(at)}
    </time>
  );
}
