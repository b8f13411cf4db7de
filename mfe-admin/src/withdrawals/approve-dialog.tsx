import { useState } from 'react';
import { formatAmount, SumList, Switch, Text } from '@facet/ui';
import { useWatchBotQuery } from '../bot/bot-api.ts';
import { FormDialog } from '../forms/index.ts';
import { useRefusal } from '../session/index.ts';
import { t } from '../texts.ts';
import { minuteWords } from '../time/format-time.ts';
import { useDecide } from './use-decide.ts';
import type { Withdrawal } from './withdrawals-api.ts';

/** Pays one: by the bot, or the operator says that the gamepass was bought by hand. An unknown one is only ever confirmed. */
export function ApproveDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const refusal = useRefusal('admin');
  const decide = useDecide();
  const { data: bot } = useWatchBotQuery();
  const isUnknown = withdrawal.payoutState === 'unknown';
  const whyNotAuto = isUnknown ? t('It may have been bought already') : (refusal ?? botProblem(bot));
  const [isAuto, setAuto] = useState(false);
  const autoPayout = isAuto && whyNotAuto === null;
  const { amount, username } = withdrawal;

  return (
    <FormDialog
      title={t('Approve {amount} to {name}', { amount: formatAmount(amount), name: username ?? '—' })}
      description={isUnknown ? t('Confirms that you have found the purchase on the platform.') : t('Pending becomes completed.')}
      confirm={autoPayout ? t('Approve and buy') : isUnknown ? t('Mark as paid') : t('Approve')}
      check={() => 0}
      submit={() => decide(withdrawal, { status: 'completed', autoPayout })}
      onClose={onClose}
    >
      <SumList look="receipt" lines={linesOf(withdrawal)} />
      <Switch
        label={t('Auto payout: the bot buys the gamepass now')}
        checked={autoPayout}
        disabled={whyNotAuto !== null}
        onChange={({ target }) => setAuto(target.checked)}
      />
      <Text tone="muted" size={12}>
        {whyNotAuto ??
          (autoPayout
            ? t('The bot has R$ {robux}.', { robux: bot?.robux ?? 0 })
            : t('Without auto payout you confirm that the gamepass was bought by hand.'))}
      </Text>
    </FormDialog>
  );
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
    { label: t('Requested'), value: minuteWords(createdAt) },
    ...(riskSigns !== null && riskSigns.length > 0 ? [{ label: t('Risk signs'), value: riskSigns.map(signWords).join(', ') }] : []),
    ...(note === null ? [] : [{ label: t('The last try'), value: note }]),
  ];
}

function signWords(sign: string): string {
  if (sign === 'shared_device') return t('shares a browser');
  return sign === 'shared_address' ? t('shares an address') : sign;
}
