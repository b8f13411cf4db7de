import type { PlantedBug } from './planted-bug.ts';

const reservation = 'packages/money-kit/src/reservation';

/** Of money that is set aside: withdrawals, stakes and entry fees have it in common. */
export const reservationBugs: readonly PlantedBug[] = [
  {
    name: 'what stopped before the money was held is not swept',
    file: `${reservation}/sweep.ts`,
    find: `where state in ('opening', 'voiding') and idle_since`,
    replace: `where state in ('voiding') and idle_since`,
    scenarios: ['withdraw-request', 'bombs-start'],
  },
  {
    name: 'what stopped before the money was back is not swept',
    file: `${reservation}/sweep.ts`,
    find: `where state in ('opening', 'voiding') and idle_since`,
    replace: `where state in ('opening') and idle_since`,
    scenarios: ['withdraw-cancel', 'giveaway-delete'],
  },
  {
    name: 'what the sweeper took is not put off',
    file: `${reservation}/sweep.ts`,
    find: `set idle_since = clock_timestamp() -`,
    replace: `set idle_since = 'infinity'::timestamptz -`,
    scenarios: ['withdraw-request', 'giveaway-delete'],
  },
  {
    name: 'what was swept is held after all',
    file: `${reservation}/reservation.ts`,
    find: `this.#writer(transaction, row, 'opening', kind.held)`,
    replace: `((change = {}) => this.move(transaction, row, ['opening', 'voiding', 'refused'], { ...change, state: kind.held } as Partial<Row>))`,
    scenarios: ['giveaway-join'],
  },
  {
    name: 'what was swept is held after all, in one statement',
    file: `${reservation}/reservation.ts`,
    find: `return this.move(this.#database, row, 'opening', { state`,
    replace: `return this.move(this.#database, row, ['opening', 'voiding', 'refused'], { state`,
    scenarios: ['withdraw-request'],
  },
  {
    name: 'a swept intent is refused without a void',
    file: `${reservation}/reservation.ts`,
    find: 'await this.#release(row);',
    replace: `if (row.ending !== 'refused') await this.#release(row);`,
    scenarios: ['withdraw-request', 'giveaway-join'],
  },
  {
    name: 'what was held is ended without a void',
    file: `${reservation}/reservation.ts`,
    find: 'await this.#release(row);',
    replace: `if (row.ending === 'refused') await this.#release(row);`,
    scenarios: ['withdraw-cancel', 'giveaway-delete'],
  },
  {
    name: 'a void that nobody answered counts as done',
    file: `${reservation}/reservation.ts`,
    find: `const result = await this.#options.purse.void(this.#keyOf(row));`,
    replace: `const said = await this.#options.purse.void(this.#keyOf(row)); const result = said.status === 'unknown' ? { status: 'ok' as const } : said;`,
    scenarios: ['bombs-untouched', 'giveaway-delete'],
  },
  {
    name: 'a debit that nobody answered counts as held',
    file: `${reservation}/reservation.ts`,
    find: `const result = await this.hold(row, terms);`,
    replace: `const said = await this.hold(row, terms); const result = said.status === 'unknown' ? { status: 'ok' as const } : said;`,
    scenarios: ['bombs-start', 'giveaway-join'],
  },
  {
    name: 'a debit that nobody answered is forgotten without a void',
    file: `${reservation}/reservation.ts`,
    find: `return this.#unlessHeld(await this.#refuse(row, 'not_in_time'));`,
    replace: `await this.move(this.#database, row, 'opening', { state: 'refused', ending: 'refused', refusal: 'not_in_time' } as unknown as Partial<Row>); return { status: 'unavailable' };`,
    scenarios: ['bombs-start', 'giveaway-join'],
  },
  {
    name: 'a twin that found it ended says that it is held',
    file: `${reservation}/reservation.ts`,
    find: `return row.refusal === null ?`,
    replace: `return row.refusal !== 'insufficient' ?`,
    scenarios: ['withdraw-request', 'bombs-start'],
  },
  {
    name: 'one that is ended can be ended again in another way',
    file: `${reservation}/reservation.ts`,
    find: `const state = from === 'held' ? this.#kind.held : from;`,
    replace: `const state = [this.#kind.held, 'opening', 'rejected', 'cancelled', 'processing', 'won', 'refunded', 'refused'];`,
    scenarios: ['withdraw-cancel', 'withdraw-request', 'withdraw-by-bot'],
  },
  {
    name: 'the money is looked for before the intent is voided',
    file: `${reservation}/reservation.ts`,
    find: `          ? await this.beginVoiding(this.#database, row, 'opening', { ending: 'refused', refusal: 'not_in_time' } as Voiding<Row>)`,
    replace: `          ? await this.#release(row).then(() => this.move(this.#database, row, 'opening', { state: 'refused', ending: 'refused' } as unknown as Partial<Row>)).then(() => undefined)`,
    scenarios: ['withdraw-request', 'bombs-start'],
  },
  {
    name: 'the steps of a reservation do not look where it is',
    file: `${reservation}/reserved.ts`,
    find: `.whereIn('state', [from].flat())`,
    replace: '',
    scenarios: ['bombs-start', 'giveaway-join', 'withdraw-request'],
  },
  {
    name: 'the steps of a reservation look before they write, not as they write',
    file: `${reservation}/reserved.ts`,
    find: `  const rows: unknown[] = await database(table)
    .where({ member_id, id })
    .whereIn('state', [from].flat())`,
    replace: `  const seen = (await database(table).where({ member_id, id }).whereIn('state', [from].flat()).first('id')) as unknown;
  if (!seen) return undefined;
  const rows: unknown[] = await database(table)
    .where({ member_id, id })`,
    scenarios: ['withdraw-request', 'withdraw-cancel', 'bombs-start', 'giveaway-join'],
  },
  {
    name: 'money is held under a key of the moment',
    file: `${reservation}/reservation.ts`,
    find: `const debit = { ...this.#keyOf(row), ...this.#kind.debitOf(row, terms), amountHundredths: this.#kind.amountOf(row) };`,
    replace: `const debit = { ...this.#keyOf(row), ...this.#kind.debitOf(row, terms), amountHundredths: this.#kind.amountOf(row) }; debit.key += Math.random();`,
    scenarios: ['withdraw-request', 'withdraw-cancel'],
  },
  {
    name: 'the stake of an untouched round is kept',
    file: `${reservation}/reservation.ts`,
    find: `if (row.ending !== 'refused' && (await this.#kind.wasSettled?.(row))) return;`,
    replace: `if (row.ending !== 'refused' && this.#kind.wasSettled) return;`,
    scenarios: ['bombs-untouched'],
  },
];
