import { MoneyText, Type } from '@facet/service-kit';
import { againObstacles, type AgainObstacle } from './find-again.ts';
import { checkStates, startChecks, type CheckState, type StartCheck } from './read-start.ts';
import { Experience, Gamepass, WithdrawalAnswer } from './withdrawal-schemas.ts';

const CheckResult = Type.Object(
  {
    check: Type.Unsafe<StartCheck>({
      type: 'string',
      enum: [...startChecks],
      description:
        'account: it has published an experience; group: no group to join first; balance: it covers the minimum; debt: there is none; payouts: the site can buy',
    }),
    state: Type.Unsafe<CheckState>({
      type: 'string',
      enum: [...checkStates],
      description: 'waits: may be asked for, and is paid later than usual; unknown: the game platform, or a setting, does not say now',
    }),
  },
  { $id: 'StartCheck' },
);

const Again = Type.Object(
  {
    of: WithdrawalAnswer,
    experienceId: Type.Union([Type.String(), Type.Null()], { description: 'where it was sold, if that is there still' }),
    gamepass: Type.Union([Gamepass, Type.Null()], {
      description: 'of the same experience, never bought, at the same price; or the same one, where it was not bought, at its price of now',
    }),
    obstacle: Type.Unsafe<AgainObstacle | null>({
      anyOf: [{ type: 'string', enum: [...againObstacles] }, { type: 'null' }],
      description: 'why there is no gamepass to repeat it through',
    }),
  },
  { $id: 'WithdrawalAgain' },
);

export const Start = Type.Object(
  {
    balance: MoneyText,
    debt: MoneyText,
    minimum: Type.Union([MoneyText, Type.Null()], { description: 'null: not known, and no withdrawal is taken' }),
    experiences: Type.Union([Type.Array(Experience), Type.Null()], { description: 'of the member’s own account; null: not known' }),
    checks: Type.Array(CheckResult),
    again: Type.Union([Again, Type.Null()], { description: 'null: nothing was paid yet' }),
  },
  { $id: 'WithdrawalStart' },
);
