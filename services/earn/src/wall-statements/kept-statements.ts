import { cutPage, formatMoney, parseMoney, uuidv7, type Database, type Transaction } from '@facet/service-kit';
import type { compareStatement } from './compare-statement.ts';
import { WallStatement } from './wall-statement.ts';

type Comparison = Awaited<ReturnType<typeof compareStatement>>;

interface NewStatement extends Comparison {
  provider: { id: string; label: string };
  from: string;
  to: string;
  lines: number;
  by: string;
}

export async function keepStatement(transaction: Transaction, statement: NewStatement) {
  const signed = (amount: string) => parseMoney(amount, 'amount', { signed: true });
  const kept = await WallStatement.query(transaction)
    .insert({
      id: uuidv7(),
      provider: statement.provider.id,
      providerLabel: statement.provider.label,
      periodFrom: transaction.raw('?::timestamptz', [statement.from]),
      periodTo: transaction.raw('?::timestamptz', [statement.to]),
      lines: statement.lines,
      saidHundredths: signed(statement.said),
      hereHundredths: signed(statement.here),
      agreed: statement.agreed,
      missingHere: statement.missingHere,
      missingThere: statement.missingThere,
      different: statement.different,
      differences: transaction.raw('?::jsonb', [JSON.stringify(statement.differences)]),
      enteredBy: statement.by,
    })
    .returning('*');
  return presentCompared(kept);
}

/** The newest first; the cursor is the id of the last one seen. */
export async function listStatements(database: Database, query: { provider?: string; cursor?: string; limit: number }) {
  const found = WallStatement.query(database);
  if (query.provider !== undefined) void found.where('provider', query.provider);
  const page = found
    .clone()
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor !== undefined) void page.where('id', '<', query.cursor);
  const [statements, total] = await Promise.all([page, found.resultSize()]);
  const { rows, nextCursor } = cutPage(statements, query.limit, ({ id }) => id);
  return { statements: rows.map(presentStatement), nextCursor, total };
}

export async function findStatement(database: Database, id: string) {
  const kept = await WallStatement.query(database).findById(id);
  return kept && presentCompared(kept);
}

function presentStatement(kept: WallStatement) {
  return {
    id: kept.id,
    provider: { id: kept.provider, label: kept.providerLabel },
    from: kept.periodFrom.toISOString(),
    to: kept.periodTo.toISOString(),
    lines: kept.lines,
    said: formatMoney(kept.saidHundredths),
    here: formatMoney(kept.hereHundredths),
    agreed: kept.agreed,
    missingHere: kept.missingHere,
    missingThere: kept.missingThere,
    different: kept.different,
    enteredAt: kept.enteredAt.toISOString(),
    enteredBy: kept.enteredBy,
  };
}

const presentCompared = (kept: WallStatement) => ({ ...presentStatement(kept), differences: kept.differences });
