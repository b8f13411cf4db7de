import type { AuditLabel, OperatorsEntry } from '@facet/remote-kit';

const entry = (remote: string, acts: AuditLabel[], fields: AuditLabel[]): OperatorsEntry => ({
  name: `${remote}/operators`,
  tabs: [],
  acts,
  fields,
});

/** What remotes declare and is seen without any code of theirs: what the audit log calls their acts. */
export const fakeEntries: OperatorsEntry[] = [
  entry('mfe-identity', [{ name: 'member.ban', label: 'Ban a member', labels: { es: 'Suspender a un miembro' } }], []),
  entry(
    'mfe-games',
    [{ name: 'win_chance.set', label: 'Set a win chance', labels: { es: 'Fijar una probabilidad' } }],
    [{ name: 'houseEdgeMultiplier', label: 'win chance' }],
  ),
  entry(
    'mfe-wallet',
    [
      { name: 'member.adjust_balance', label: 'Adjust a balance' },
      { name: 'withdrawal.process', label: 'Decide a withdrawal' },
    ],
    [{ name: 'amount', label: 'amount' }],
  ),
];

/** In the words of these remotes, which translate them in their own remote.json. */
export const declaredLabels = fakeEntries.flatMap(({ acts = [], fields = [] }) => [...acts, ...fields].map(({ label }) => label));
