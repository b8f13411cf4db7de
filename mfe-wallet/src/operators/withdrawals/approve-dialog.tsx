import { useState } from 'react';
import { numberFormat } from '@facet/remote-kit';
import { formatAmount, SumList, TextField } from '@facet/ui';
import { addUp, FormDialog, minuteLabel, negated, Optional, useForm, useRefusal } from '@facet/console-kit';
import { useWatchBotQuery } from '../bot/bot-api.ts';
import { t } from '../texts.ts';
import { Consequences, type WayToPay } from './consequences.tsx';
import { PayChoice } from './pay-choice.tsx';
import { ReservedDialog } from './reserved-dialog.tsx';
import { useDecide } from './use-decide.ts';
import { useReservation } from './use-reservation.ts';
import type { Withdrawal } from './withdrawals-api.ts';

const whole = numberFormat();
const percent = numberFormat({ style: 'percent' });

interface ApproveDialogProps {
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** Pays one: by the bot, or by hand, which begins with a reservation. */
export function ApproveDialog({ withdrawal, onClose }: ApproveDialogProps) {
  const [reserved, setReserved] = useState(withdrawal.reservedUntil === null ? undefined : withdrawal);
  if (reserved) return <ReservedDialog withdrawal={reserved} onClose={onClose} />;
  return <DecideDialog withdrawal={withdrawal} onReserved={setReserved} onClose={onClose} />;
}

/** An unknown one is only ever confirmed. */
function DecideDialog({ withdrawal, onReserved, onClose }: ApproveDialogProps & { onReserved: (withdrawal: Withdrawal) => void }) {
  const refusal = useRefusal('admin');
  const decide = useDecide();
  const { reserve } = useReservation();
  const form = useForm({ buyerUserId: '' }, buyerProblems);
  const { data: bot } = useWatchBotQuery();
  const isUnknown = withdrawal.payoutState === 'unknown';
  const whyNotAuto = refusal ?? botProblem(bot);
  const [isAuto, setAuto] = useState(false);
  const autoPayout = isAuto && whyNotAuto === null;
  const way = isUnknown ? 'unknown' : autoPayout ? 'bot' : 'hand';
  const byHand = way === 'hand';
  const whose = { amount: formatAmount(withdrawal.amount), name: withdrawal.username ?? '—' };

  async function submit(): Promise<boolean> {
    if (!byHand) return decide(withdrawal, { status: 'completed', autoPayout });
    const reserved = await reserve(withdrawal, form.values.buyerUserId.trim());
    if (reserved) onReserved(reserved);
    return false;
  }

  return (
    <FormDialog
      title={isUnknown ? t('{amount} to {name}: outcome unknown', whose) : t('Pay {amount} to {name}', whose)}
      description={
        isUnknown ? t('Confirms that you have found the purchase on the platform. The platform is asked again.') : t('Nothing is paid yet.')
      }
      confirm={actOf(way, whose.amount)}
      check={() => (byHand ? form.check() : 0)}
      submit={submit}
      onClose={onClose}
    >
      {!isUnknown && (
        <PayChoice
          isAuto={autoPayout}
          bot={{
            title: t('The bot buys it'),
            detail: whyNotAuto ?? botMeans(bot?.robux, withdrawal.amount),
            disabled: whyNotAuto !== null,
          }}
          hand={{ title: t('I buy it myself'), detail: t('On the platform, then confirm here.') }}
          onChange={setAuto}
        />
      )}
      <SumList variant="receipt" lines={linesOf(withdrawal)} />
      <Consequences way={way} withdrawal={withdrawal} />
      {byHand && (
        <TextField
          label={<Optional>{t('Buying account: its number on the platform')}</Optional>}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('The bot’s account')}
          {...form.field('buyerUserId')}
        />
      )}
    </FormDialog>
  );
}

/** The button says what it does, and with how much. */
function actOf(way: WayToPay, amount: string): string {
  if (way === 'bot') return t('Buy now with the bot, {amount}', { amount });
  return way === 'unknown' ? t('Mark {amount} as paid', { amount }) : t('Reserve {amount} to buy it myself', { amount });
}

function buyerProblems({ buyerUserId }: { buyerUserId: string }) {
  return /^([1-9][0-9]{0,18})?$/.test(buyerUserId.trim()) ? {} : { buyerUserId: t('Enter only the account’s number') };
}

function botProblem(bot: { status: string; error: string | null } | undefined): string | null {
  if (bot === undefined) return t('The bot’s state is not known yet');
  return bot.status === 'online' ? null : (bot.error ?? t('The bot is offline'));
}

/** What it has, as it was asked last, and what it would keep. */
function botMeans(robux: number | null | undefined, amount: string): string {
  const has = whole(robux ?? 0);
  const kept = addUp([String(robux ?? 0), negated(amount)]);
  if (kept.startsWith('-')) return t('Auto payout, now. It has only R$ {has}.', { has });
  return t('Auto payout, now. It has R$ {has} and keeps {kept}.', { has, kept: formatAmount(kept, { decimals: 0 }) });
}

function linesOf(withdrawal: Withdrawal) {
  const { gamepassName, experienceName, amount, platformSharePercent: share, createdAt, balance, riskSigns, note } = withdrawal;
  return [
    {
      label: t('Gamepass'),
      value:
        experienceName === null ? gamepassName : t('{gamepass} in {experience}', { gamepass: gamepassName, experience: experienceName }),
    },
    { label: t('Held'), value: formatAmount(amount) },
    ...(share === undefined ? [] : [{ label: t('Of this, kept by the platform'), value: percent(share / 100) }]),
    { label: t('Balance now'), value: balance === null ? '—' : formatAmount(balance) },
    { label: t('Requested'), value: minuteLabel(createdAt) },
    ...(riskSigns !== null && riskSigns.length > 0 ? [{ label: t('Risk signs'), value: riskSigns.map(signLabel).join(', ') }] : []),
    ...(note === null ? [] : [{ label: t('The last try'), value: note }]),
  ];
}

function signLabel(sign: string): string {
  if (sign === 'shared_device') return t('shares a browser');
  return sign === 'shared_address' ? t('shares an address') : sign;
}
