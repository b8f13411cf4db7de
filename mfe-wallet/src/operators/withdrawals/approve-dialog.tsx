import { useState } from 'react';
import { formatAmount, SumList, Switch, Text, TextField } from '@facet/ui';
import { FormDialog, minuteLabel, Optional, useForm, useRefusal } from '@facet/console-kit';
import { useWatchBotQuery } from '../bot/bot-api.ts';
import { t } from '../texts.ts';
import { ReservedDialog } from './reserved-dialog.tsx';
import { useDecide } from './use-decide.ts';
import { useReservation } from './use-reservation.ts';
import type { Withdrawal } from './withdrawals-api.ts';

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
  const whyNotAuto = isUnknown ? t('It may have been bought already') : (refusal ?? botProblem(bot));
  const [isAuto, setAuto] = useState(false);
  const autoPayout = isAuto && whyNotAuto === null;
  const byHand = !autoPayout && !isUnknown;
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
      confirm={actOf({ autoPayout, isUnknown, amount: whose.amount })}
      check={() => (byHand ? form.check() : 0)}
      submit={submit}
      onClose={onClose}
    >
      <SumList variant="receipt" lines={linesOf(withdrawal)} />
      <Switch
        label={t('Auto payout: the bot buys the gamepass now')}
        checked={autoPayout}
        disabled={whyNotAuto !== null}
        onChange={({ target }) => setAuto(target.checked)}
      />
      <Text tone="muted" size={12}>
        {whyNotAuto ??
          (autoPayout
            ? t(
                'The bot has R$ {robux}. Without a clear answer the withdrawal moves to Unknown: the money stays held, and nothing is bought twice.',
                { robux: bot?.robux ?? 0 },
              )
            : t('Without auto payout you reserve it first, then buy the gamepass by hand, then mark it as paid.'))}
      </Text>
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
function actOf({ autoPayout, isUnknown, amount }: { autoPayout: boolean; isUnknown: boolean; amount: string }): string {
  if (autoPayout) return t('Buy now with the bot, {amount}', { amount });
  return isUnknown ? t('Mark {amount} as paid', { amount }) : t('Reserve {amount} to buy it myself', { amount });
}

function buyerProblems({ buyerUserId }: { buyerUserId: string }) {
  return /^([1-9][0-9]{0,18})?$/.test(buyerUserId.trim()) ? {} : { buyerUserId: t('Enter only the account’s number') };
}

function botProblem(bot: { status: string; error: string | null } | undefined): string | null {
  if (bot === undefined) return t('The bot’s state is not known yet');
  return bot.status === 'online' ? null : (bot.error ?? t('The bot is offline'));
}

function linesOf({ username, gamepassName, experienceName, amount, createdAt, balance, riskSigns, note }: Withdrawal) {
  return [
    { label: t('Member'), value: username ?? '—' },
    {
      label: t('Gamepass'),
      value:
        experienceName === null ? gamepassName : t('{gamepass} in {experience}', { gamepass: gamepassName, experience: experienceName }),
    },
    { label: t('Held'), value: formatAmount(amount) },
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
