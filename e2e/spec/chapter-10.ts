import { by, on, says, told, type Statement } from './statement.ts';

/** Decisions of the product that sharpen the specification. */
export const decisionsThatSharpen: readonly Statement[] = [
  says(
    'Before a bet a member sees each step’s chance, as it is dealt',
    on('newcomer: bombs', '1 gem 1.08x 75%', '2 gems 1.16x 69%'),
    by('mfe-games/test/chance.test.ts', 'is how a round is dealt: as many gems come as the sealed number is below the steps together'),
  ),
  says(
    'A member whose chance an operator set is told so before each bet, as the operator reads it',
    on('admin: probability', 'set for your account'),
    on('player: bombs', /Win chance 52%, return 93\.6%, set for your account/),
  ),
  says(
    'A refused call says which role it needs, and which one is there',
    told('moderatorSettings', 403, { message: 'This needs the role admin. You are moderator.' }),
  ),
];
