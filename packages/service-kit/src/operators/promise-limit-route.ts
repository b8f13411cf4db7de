import { Type } from 'typebox';
import type { Database } from '../database/open-database.ts';
import { ErrorAnswer } from '../errors/error-answer.ts';
import type { App } from '../http/app.ts';
import type { Kit } from '../kit.ts';
import { formatMoney, MoneyText, parseMoney } from '../money/hundredths.ts';
import { promisedAlone } from './operator-promise.ts';

interface PromiseLimitRoute {
  /** `/api/admin/promo-codes/limit` */
  url: string;
  operationId: string;
  /** As how many it counts what everyone may take once; absent: nothing here is for everyone. */
  everyone?: (database: Database) => Promise<bigint>;
}

/** What an operator may still promise alone, for a form that says so before it is sent. */
export function promiseLimitRoute(
  app: App,
  { database, settings }: Pick<Kit, 'database' | 'settings'>,
  { url, operationId, everyone = () => Promise.resolve(1n) }: PromiseLimitRoute,
): void {
  app.get(
    url,
    {
      schema: {
        operationId,
        summary: 'What the operator may promise alone within 24 hours, and what is left of it',
        description: 'Above `left` another operator confirms it. Of a limit that is not known yet: 503.',
        response: {
          200: Type.Object({
            limit: { ...MoneyText, description: 'R$, the setting `promise_limit`' },
            left: MoneyText,
            everyone: Type.Integer({ minimum: 1, description: 'as how many counts what everyone may take once' }),
          }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async ({ operator }) => {
      const limit = parseMoney(await settings.require('promise_limit'), 'promise_limit');
      const [promised, count] = await Promise.all([promisedAlone(database, operator), everyone(database)]);
      const left = promised < limit ? limit - promised : 0n;
      return { limit: formatMoney(limit), left: formatMoney(left), everyone: Number(count) };
    },
  );
}
