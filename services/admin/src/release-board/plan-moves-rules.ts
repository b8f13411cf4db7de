import { Type, type Static } from '@facet/service-kit';
import type { Move, ReleaseState } from '../releases/index.ts';
import { boardErrors } from './board-errors.ts';

const Version = Type.String({ minLength: 1, maxLength: 80, pattern: '^[0-9A-Za-z.+-]+$' });

/** What an operator may do with a deployable. Deployables of one group move together. */
export const Wish = Type.Union([
  Type.Object({ kind: Type.Literal('promote') }, { additionalProperties: false, description: 'the canary becomes the stable version' }),
  Type.Object({ kind: Type.Literal('stop-canary') }, { additionalProperties: false, description: 'nobody gets the canary any more' }),
  Type.Object(
    { kind: Type.Literal('share'), share: Type.Number({ minimum: 0, maximum: 100, description: 'percent, two decimals' }) },
    { additionalProperties: false, description: 'how many visitors get the canary' },
  ),
  Type.Object(
    { kind: Type.Literal('roll-back'), version: Version },
    { additionalProperties: false, description: 'that version becomes the stable one, and the canary is taken back' },
  ),
]);
export type Wish = Static<typeof Wish>;

/** The moves that fulfil a wish, of the whole group. @throws deployable_unknown, needs_command, nothing_to_do */
export function planMoves(state: ReleaseState, deployable: string, wish: Wish): Move[] {
  const pointers = state[deployable];
  if (!pointers) throw boardErrors('deployable_unknown', `There is no ${deployable}`);
  if (deployable.startsWith('services/')) throw boardErrors('needs_command', commandLabel(deployable));
  const members = Object.entries(state).filter(([name, { group }]) => name === deployable || (group !== null && group === pointers.group));
  const canaries = members.flatMap(([name, { canary }]) => (canary ? [{ name, version: canary.version }] : []));
  if (wish.kind === 'roll-back') {
    const others = canaries.filter(({ name }) => name !== deployable);
    return [{ deployable, stable: wish.version, canary: null }, ...others.map(({ name }) => ({ deployable: name, canary: null }))];
  }
  if (canaries.length === 0) throw boardErrors('nothing_to_do', `${deployable} has no canary`);
  switch (wish.kind) {
    case 'promote':
      return canaries.map(({ name, version }) => ({ deployable: name, stable: version, canary: null }));
    case 'stop-canary':
      return canaries.map(({ name }) => ({ deployable: name, canary: null }));
    case 'share':
      return canaries.map(({ name, version }) => ({ deployable: name, canary: { version, share: wish.share } }));
    default:
      return wish satisfies never;
  }
}

function commandLabel(deployable: string): string {
  return `Processes have to be started for ${deployable}: use npm run release or npm run rollback`;
}
