import { numberFormat } from '@facet/remote-kit';
import { Badge, Card, CardHead, Money as Amount, SkeletonRows, SumList, Text, type SumLine } from '@facet/ui';
import { heightOf, LoadFailure } from '@facet/console-kit';
import { useWatchBotQuery } from '../bot/bot-api.ts';
import { t } from '../texts.ts';
import { DAYS, useReadMoneyAccountsQuery, type Money, type MoneyAccounts } from './money-api.ts';
import styles from './money.module.css';

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
const decimal = numberFormat({ maximumFractionDigits: 1 });
const whole = numberFormat({ maximumFractionDigits: 0 });

/** What members could ask for beside what the bot has to pay it with, and how long that lasts. */
export function ReserveCard({ money }: { money: Money | undefined }) {
  const { data, error, isFetching, refetch } = useReadMoneyAccountsQuery();
  const bot = useWatchBotQuery();
  const robux = bot.isError ? null : (bot.data?.robux ?? null);
  const balances = data && heightOf(data.owed.balances);
  const covered = balances && robux !== null ? robux / balances : null;
  return (
    <Card flush aria-labelledby="reserve">
      <CardHead id="reserve" title={t('Reserve and exposure')}>
        {covered !== null && (
          <Badge tone={covered < 1 ? 'warning' : 'accent'}>{t('Covered {share}', { share: percent(Math.min(covered, 1)) })}</Badge>
        )}
      </CardHead>
      {data ? (
        <div className={styles.reserve}>
          <SumList lines={[{ label: t('Balances of members'), value: <Amount amount={data.owed.balances} decimals={0} /> }]} />
          <Meter share={balances ? 1 : 0} />
          <SumList lines={[{ label: t('The bot has, to pay them'), value: robux === null ? t('not known') : `R$ ${whole(robux)}` }]} />
          <Meter share={covered ?? 0} />
          <SumList variant="ruled" lines={exposureOf(data.owed, robux, money)} />
        </div>
      ) : error ? (
        <LoadFailure title={t('Accounts did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Card>
  );
}

function Meter({ share }: { share: number }) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <i style={{ width: `${100 * Math.min(share, 1)}%` }} />
    </span>
  );
}

function exposureOf(owed: MoneyAccounts['owed'], robux: number | null, money: Money | undefined): SumLine[] {
  const aDay = money && heightOf(money.sum.paidOut) / DAYS[money.window];
  const lasts = aDay && robux !== null ? t('{count} days', { count: decimal(robux / aDay) }) : '–';
  const line = (label: string, amount: string | null, hint?: string): SumLine => ({
    label: <Line label={label} hint={hint} />,
    value: amount === null ? t('not known') : <Amount amount={amount} />,
  });
  return [
    {
      label: (
        <Line
          label={t('The bot lasts')}
          hint={aDay === undefined ? undefined : t('at R$ {amount} paid out a day', { amount: whole(aDay) })}
        />
      ),
      value: lasts,
    },
    line(t('Held for payouts'), owed.held, t('{count} open withdrawals', { count: owed.heldCount })),
    line(t('Unknown outcome'), owed.unknown, t('{count} open withdrawals', { count: owed.unknownCount })),
    line(t('Held by walls, not credited yet'), owed.pending),
    line(t('Referral Bonuses that can be claimed'), owed.referralRewards),
    line(t('Debts'), owed.debts),
  ];
}

function Line({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <>
      {label}
      {hint !== undefined && (
        <Text as="div" tone="muted" size={12}>
          {hint}
        </Text>
      )}
    </>
  );
}
