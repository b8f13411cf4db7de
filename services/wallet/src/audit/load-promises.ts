import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { MoneyText, parseMoney, Type, type Transaction, type TSchema, type Static } from '@facet/service-kit';
import { Value } from 'typebox/value';

const Time = Type.String({ format: 'date-time' });
const Head = Type.Object({ caller: Type.String({ minLength: 1 }), takenAt: Time });
const Line = Type.Object({
  memberId: Type.String({ format: 'uuid' }),
  key: Type.String({ minLength: 1 }),
  amount: MoneyText,
  state: Type.Union([Type.Literal('moved'), Type.Literal('undone'), Type.Literal('open')]),
  changedAt: Time,
});
const AT_ONCE = 5_000;

/**
 * Puts what other services promise beside the ledger, for this transaction: `promisers` (caller, taken_at) and `promises`. A file has
 * one line that says whose promises these are, then one for each, as service-kit's printPromises writes them.
 */
export async function loadPromises(transaction: Transaction, files: readonly string[]): Promise<void> {
  await transaction.raw(`
    CREATE TEMPORARY TABLE promisers (caller text PRIMARY KEY, taken_at timestamptz NOT NULL) ON COMMIT DROP;
    CREATE TEMPORARY TABLE promises (caller text, member_id uuid, key text, amount bigint, state text, changed_at timestamptz) ON COMMIT DROP`);
  for (const file of files) await loadFile(transaction, file);
  await transaction.raw('CREATE INDEX ON promises (member_id, key); ANALYZE promises');
}

async function loadFile(transaction: Transaction, file: string): Promise<void> {
  let caller: string | undefined;
  let rows: Static<typeof Line>[] = [];
  const insert = async () => {
    await transaction.raw(INSERT, [
      caller ?? '',
      JSON.stringify(rows.map((row) => ({ ...row, amount: String(parseMoney(row.amount, 'amount')) }))),
    ]);
    rows = [];
  };
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (caller === undefined) {
      const head = parse(Head, text, file);
      caller = head.caller;
      await transaction('promisers').insert({ caller, taken_at: head.takenAt });
    } else if (rows.push(parse(Line, text, file)) === AT_ONCE) await insert();
  }
  if (caller === undefined) throw new Error(`${file} does not say whose promises it holds`);
  await insert();
}

const INSERT = `
  INSERT INTO promises SELECT ?, "memberId", key, amount, state, "changedAt"
  FROM jsonb_to_recordset(?) AS line ("memberId" uuid, key text, amount bigint, state text, "changedAt" timestamptz)`;

function parse<Schema extends TSchema>(schema: Schema, text: string, file: string): Static<Schema> {
  const line: unknown = JSON.parse(text);
  if (!Value.Check(schema, line)) throw new Error(`${file} has a line that is no promise: ${text.slice(0, 200)}`);
  return line;
}
