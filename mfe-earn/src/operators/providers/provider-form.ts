import type { Provider, ProviderChange } from './providers-api.ts';

/**
 * What the form holds: texts, as they are typed. The secret is always empty at first: nobody can read the one that is
 * there.
 */
export interface ProviderForm {
  secret: string;
  publicIds: Record<string, string>;
  frameAddress: string;
  range: string;
  holdDays: string;
  cap: string;
  allowedSenders: string;
  ratePerUsd: string;
  rateTolerancePercent: string;
}

export function formOf(provider: Provider): ProviderForm {
  return {
    secret: '',
    publicIds: Object.fromEntries(Object.entries(provider.publicIds).map(([name, value]) => [name, value ?? ''])),
    frameAddress: provider.frameAddress ?? '',
    range: provider.range ?? '',
    holdDays: String(provider.holdDays),
    cap: provider.cap,
    allowedSenders: provider.allowedSenders.join('\n'),
    ratePerUsd: provider.ratePerUsd ?? '',
    rateTolerancePercent: String(provider.rateTolerancePercent),
  };
}

/** Only what was changed. An emptied list of senders stands for the provider's own, an emptied rate for none. */
export function changeOf(before: ProviderForm, form: ProviderForm): ProviderChange {
  const change: ProviderChange = {};
  const isNew = (field: Exclude<keyof ProviderForm, 'publicIds'>) => form[field].trim() !== before[field].trim();
  const ids = Object.entries(form.publicIds).filter(([, value]) => value.trim() !== '');
  if (form.secret !== '') change.secret = form.secret;
  if (JSON.stringify(form.publicIds) !== JSON.stringify(before.publicIds))
    change.publicIds = Object.fromEntries(ids.map(([name, value]) => [name, value.trim()]));
  if (isNew('frameAddress')) change.frameAddress = form.frameAddress.trim() || null;
  if (isNew('range')) change.range = form.range.trim() || null;
  if (isNew('holdDays')) change.holdDays = Number(form.holdDays);
  if (isNew('cap')) change.cap = form.cap.trim();
  if (isNew('allowedSenders')) change.allowedSenders = sendersOf(form.allowedSenders);
  if (isNew('ratePerUsd')) change.ratePerUsd = form.ratePerUsd.trim() || null;
  if (isNew('rateTolerancePercent')) change.rateTolerancePercent = Number(form.rateTolerancePercent);
  return change;
}

function sendersOf(text: string): string[] | null {
  const senders = text.split(/[\s,]+/).filter((each) => each !== '');
  return senders.length === 0 ? null : senders;
}

export type FormProblem = {
  field: 'holdDays' | 'cap' | 'ratePerUsd' | 'rateTolerancePercent';
  kind: 'whole' | 'money';
  min: number;
  max: number;
};

const MONEY = /^\d{1,5}(\.\d{1,2})?$/;

/** What the server would refuse and can be said beforehand; undefined: nothing. */
export function problemOf(form: ProviderForm): FormProblem | undefined {
  const whole = (field: 'holdDays' | 'rateTolerancePercent', min: number, max: number): FormProblem | undefined =>
    /^\d{1,3}$/.test(form[field].trim()) && Number(form[field]) >= min && Number(form[field]) <= max
      ? undefined
      : { field, kind: 'whole', min, max };
  const money = (field: 'cap' | 'ratePerUsd'): FormProblem | undefined => {
    const text = form[field].trim();
    if (field === 'ratePerUsd' && text === '') return undefined;
    return MONEY.test(text) && Number(text) > 0 && Number(text) <= 10_000 ? undefined : { field, kind: 'money', min: 0.01, max: 10_000 };
  };
  return whole('holdDays', 0, 90) ?? money('cap') ?? money('ratePerUsd') ?? whole('rateTolerancePercent', 1, 100);
}
