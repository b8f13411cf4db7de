import { formatAmount } from '@facet/ui';
import { t } from '../texts.ts';
import { reasonLabel, verdictLabel } from './postback-labels.ts';
import type { Postback } from './postbacks-api.ts';

export interface Step {
  title: string;
  detail: string;
  state: 'passed' | 'failed' | 'not_asked';
}

/** Which question each reason of a refusal answers with no, in the order in which they are asked. */
const QUESTIONS = [
  ['sender'],
  ['method', 'repeated_parameter', 'malformed', 'unsigned', 'signature'],
  ['format', 'amount', 'over_cap', 'switched_off'],
  ['unknown_member'],
] as const;

/** How far a call came: what was asked of it, one after the other, until one said no. */
export function stepsOf(postback: Postback): Step[] {
  const { id, raw, verdict, reason, detail, username, memberId } = postback;
  const failedAt = verdict === 'refused' ? QUESTIONS.findIndex((reasons) => reasons.some((each) => each === reason)) : -1;
  const bytes = raw.target.length + raw.body.length;
  const passed = [
    { title: t('Address allowed'), detail: raw.address },
    { title: t('Signature'), detail: t('signed by the wall') },
    { title: t('Content'), detail: postback.amount === null ? t('read') : formatAmount(postback.amount) },
    { title: t('Member'), detail: username ?? memberId ?? t('needs none') },
  ];
  const asked = passed.map((step, index): Step => {
    if (verdict === null || (failedAt !== -1 && index > failedAt)) return { ...step, detail: t('not checked'), state: 'not_asked' };
    if (index === failedAt) return { ...step, detail: [reasonLabel(reason ?? ''), detail].filter(Boolean).join(': '), state: 'failed' };
    return { ...step, state: 'passed' };
  });
  return [
    { title: t('Stored as received'), detail: t('{bytes} bytes, id {id}', { bytes, id }), state: 'passed' },
    ...asked,
    outcomeOf(postback),
  ];
}

function outcomeOf(postback: Postback): Step {
  const { words } = verdictLabel(postback);
  if (postback.verdict === 'accepted') return { title: words, detail: postback.alert ?? postback.detail ?? '', state: 'passed' };
  if (postback.verdict === 'refused') return { title: t('Credited'), detail: t('nothing moved'), state: 'not_asked' };
  return { title: words, detail: postback.detail ?? t('nothing moved'), state: 'not_asked' };
}
