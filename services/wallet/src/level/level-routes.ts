import { callerNames } from '@facet/money-kit';
import { ErrorAnswer, formatMoney, MoneyText, parseMoney, Type, UuidText, type App, type Kit } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';
import { CUTS, levelOf } from './cuts.ts';
import { badgeNames, readBadges } from './read-badges.ts';

const Cut = Type.Integer({ minimum: 1, maximum: CUTS });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Badge = Type.Object({
  name: Type.Unsafe<(typeof badgeNames)[number]>({ type: 'string', enum: [...badgeNames] }),
  have: Type.Integer({ minimum: 0 }),
  needed: Type.Integer({ minimum: 1 }),
  at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'when it was reached, where that is known' }),
});

/** How far a member has come by their own earning, and what their books prove. */
export function levelRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/user/level',
    {
      schema: {
        operationId: 'readLevel',
        summary: 'The member’s cut by what they earned in all, and their badges',
        description: 'A cut is a mark. It changes no odds and pays nothing.',
        response: {
          200: Type.Object({
            cut: Cut,
            cuts: Type.Integer({ description: 'that there are' }),
            totalEarned: MoneyText,
            from: { ...MoneyText, description: 'of total earned, where this cut begins' },
            next: Type.Union([MoneyText, Type.Null()], { description: 'where the next one begins; null: there is none' }),
            badges: Type.Array(Badge),
          }),
          ...errors,
        },
      },
      config: { permission: 'member' },
    },
    async ({ member }) => {
      const [{ level, earned }, badges] = await Promise.all([readLevel(kit, member.id), readBadges(kit.database, member.id)]);
      return {
        cut: level.cut,
        cuts: CUTS,
        totalEarned: formatMoney(earned),
        from: formatMoney(level.fromHundredths),
        next: level.nextHundredths === null ? null : formatMoney(level.nextHundredths),
        badges: badges.map(({ at, ...badge }) => ({ ...badge, at: at?.toISOString() ?? null })),
      };
    },
  );
}

/** What other services ask of it. */
export function internalLevelRoutes(app: App, kit: Kit): void {
  app.get(
    '/internal/levels/:memberId',
    {
      schema: {
        operationId: 'readCut',
        summary: 'A member’s cut',
        params: Type.Object({ memberId: UuidText }),
        response: { 200: Type.Object({ cut: Cut }), ...errors },
      },
      config: { permission: { services: [...callerNames] } },
    },
    async (request) => ({ cut: (await readLevel(kit, request.params.memberId)).level.cut }),
  );
}

async function readLevel({ database, settings }: Kit, memberId: string) {
  const [step, { totalEarnedHundredths: earned }] = await Promise.all([settings.require('cut_step'), readBalance(database, memberId)]);
  return { level: levelOf(earned, parseMoney(step, 'cut_step')), earned };
}
