import { cutPage, formatMoney, parseMoney, uuidv7, type Database, type Transaction } from '@facet/service-kit';
import type { compareStatement } from './compare-statement.ts';

type Comparison = Awaited<ReturnType<typeof compareStatement>>;
type Difference = Comparison['differences'][number];

interface NewStatement extends Comparison {
  provider: { id: string; label: string };
  from: string;
  to: string;
  lines: number;
  by: string;
}

interface Row {
  id: string;
  provider: string;
  provider_label: string;
  period_from: Date;
  period_to: Date;
  lines: number;
  said_hundredths: bigint;
  here_hundredths: bigint;
  agreed: number;
  missing_here: number;
  missing_there: number;
  different: number;
  differences: Difference[];
  entered_at: Date;
  entered_by: string;
}

export async function keepStatement(transaction: Transaction, statement: NewStatement) {
  const signed = (amount: string) => parseMoney(amount, 'amount', { signed: true }).toString();
  const [row] = (await transaction('wall_statements')
    .insert({
      id: uuidv7(),
      provider: statement.provider.id,
      provider_label: statement.provider.label,
      period_from: statement.from,
      period_to: statement.to,
      lines: statement.lines,
      said_hundredths: signed(statement.said),
      here_hundredths: signed(statement.here),
      agreed: statement.agreed,
      missing_here: statement.missingHere,
      missing_there: statement.missingThere,
      different: statement.different,
      differences: JSON.stringify(statement.differences),
      entered_by: statement.by,
    })
    .returning('*')) as [Row];
  return presentCompared(row);
}

/** The newest first; the cursor is the id of the last one seen. */
export async function listStatements(database: Database, query: { provider?: string; cursor?: string; limit: number }) {
  const found = database<Row>('wall_statements').modify(
    (rows) => void (query.provider !== undefined && rows.where('provider', query.provider)),
  );
  const page = found
    .clone()
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor !== undefined) void page.where('id', '<', query.cursor);
  const [rows, counted] = await Promise.all([page as unknown as Promise<Row[]>, found.clone().count<{ count: bigint }[]>('*')]);
  const { rows: shown, nextCursor } = cutPage(rows, query.limit, ({ id }) => id);
  return {
    statements: shown.map(presentStatement),
    nextCursor,
    total: Number(counted[0]?.count ?? 0n),
  };
}

export async function findStatement(database: Database, id: string) {
  const row = (await database<Row>('wall_statements').where({ id }).first()) as Row | undefined;
  return row && presentCompared(row);
}

function presentStatement(row: Row) {
  return {
    id: row.id,
    provider: { id: row.provider, label: row.provider_label },
    from: row.period_from.toISOString(),
    to: row.period_to.toISOString(),
    lines: row.lines,
    said: formatMoney(row.said_hundredths),
    here: formatMoney(row.here_hundredths),
    agreed: row.agreed,
    missingHere: row.missing_here,
    missingThere: row.missing_there,
    different: row.different,
    enteredAt: row.entered_at.toISOString(),
    enteredBy: row.entered_by,
  };
}

const presentCompared = (row: Row) => ({ ...presentStatement(row), differences: row.differences });
