import { formatAmount, Glyph, Money, Table, Text, WhyFigure, type TableColumn } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';
import { formatTime } from '../format-time.ts';
import { t } from '../texts.ts';
import { movementLabel } from './transaction-label.ts';
import { WhyMovement } from './why-movement.tsx';
import styles from './statement.module.css';

/** A line for each movement; its amount answers "why?". */
export function MovementTable({ movements }: { movements: readonly Transaction[] }) {
  return <Table label={t('Movements')} columns={columns()} rows={movements} rowKey={({ id }) => id} stacks />;
}

function What({ movement }: { movement: Transaction }) {
  const { title, icon, tone } = movementLabel(movement);
  return (
    <div className={styles.what}>
      <Glyph icon={icon} tone={tone} />
      <div>
        <Text as="div" tone="strong">
          {title}
        </Text>
        <Text as="div" tone="muted" size={12} className={styles.reason}>
          {movement.description}
        </Text>
      </div>
    </div>
  );
}

function Balance({ amount }: { amount: string }) {
  return (
    <Text tone="muted" figures className={styles.balance}>
      <span className={styles.phoneOnly}>{t('Balance')} </span>
      <span className={styles.figure}>{formatAmount(amount)}</span>
    </Text>
  );
}

function Amount({ movement }: { movement: Transaction }) {
  return (
    <WhyFigure
      question={t('Why {amount}?', { amount: formatAmount(movement.amount, { signed: true }) })}
      answer={<WhyMovement movement={movement} />}
    >
      <Money amount={movement.amount} signed />
    </WhyFigure>
  );
}

function When({ createdAt }: Pick<Transaction, 'createdAt'>) {
  return (
    <time dateTime={createdAt} className={styles.figure}>
      {formatTime(createdAt)}
    </time>
  );
}

function columns(): readonly TableColumn<Transaction>[] {
  return [
    { header: t('Movement'), cell: (movement) => <What movement={movement} /> },
    { header: t('When'), cell: ({ createdAt }) => <When createdAt={createdAt} /> },
    { header: t('Balance after'), numeric: true, cell: ({ balanceAfter }) => <Balance amount={balanceAfter} /> },
    { header: t('Amount'), numeric: true, cell: (movement) => <Amount movement={movement} /> },
  ];
}
