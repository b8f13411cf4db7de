import { msg, type Message } from '@facet/remote-kit';
import { Amount, type Column, StateMark, type StateTone, Usage, When } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PromoCode } from './promo-codes-api.ts';
import styles from './promo-codes.module.css';

const STATES: Record<PromoCode['state'], { tone: StateTone; label: Message }> = {
  active: { tone: 'on', label: msg('Active') },
  used_up: { tone: 'warning', label: msg('Used up') },
  expired: { tone: 'off', label: msg('Expired') },
  inactive: { tone: 'off', label: msg('Inactive') },
};

export function promoCodeColumns(): Column<PromoCode>[] {
  return [
    { id: 'code', header: t('Code'), sort: 'code', lead: true, cell: ({ code }) => <span className={styles.code}>{code}</span> },
    {
      id: 'state',
      header: t('State'),
      cell: ({ state }) => <StateMark tone={STATES[state].tone}>{t(STATES[state].label)}</StateMark>,
    },
    { id: 'reward', header: t('Reward, R$'), sort: 'reward', numeric: true, cell: ({ reward }) => <Amount amount={reward} /> },
    {
      id: 'uses',
      header: t('Uses'),
      sort: 'uses',
      cell: ({ code, currentUses, maxUses }) => <Usage label={t('Uses of {code}', { code })} used={currentUses} most={maxUses} />,
    },
    { id: 'paid', header: t('Paid out, R$'), numeric: true, from: 1180, cell: ({ paidOut }) => <Amount amount={paidOut} /> },
    { id: 'expires', header: t('Expires'), sort: 'expiresAt', cell: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : t('never')) },
    { id: 'by', header: t('Created by'), optional: true, cell: ({ createdBy }) => createdBy },
  ];
}
