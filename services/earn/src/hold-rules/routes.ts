import {
  type App,
  type Database,
  ErrorAnswer,
  formatMoney,
  idOf,
  type Kit,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  requireMade,
  type Static,
  Type,
} from '@facet/service-kit';
import { HoldRule, HoldRuleView, presentHoldRule } from './hold-rule.ts';
import { HoldSimulation, simulateRule } from './simulate-rule.ts';
import { beginRule, endRule, holdTerms } from './switch-rule.ts';

const LISTED = 100;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const strict = { additionalProperties: false };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const days = {
  newDays: Type.Integer({ minimum: 1, maximum: 365 }),
  holdDays: Type.Integer({ minimum: 1, maximum: 90 }),
};

const Held = Type.Object({ ruleId: Type.String({ format: 'uuid' }), credits: Type.Integer(), amount: MoneyText });

/** Rules that hold what walls credit to new members. */
export function holdRuleRoutes(app: App, kit: Kit): void {
  readRoutes(app, kit);
  beginRoute(app, kit);
  endRoute(app, kit);
}

function readRoutes(app: App, { database }: Kit): void {
  app.get(
    '/api/admin/hold-rules',
    {
      schema: {
        operationId: 'listHoldRules',
        summary: 'Rules that hold credits: those that are on, then the ended ones, the newest first',
        response: { 200: Type.Object({ rules: Type.Array(HoldRuleView), holding: Type.Array(Held) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => {
      const rules = await HoldRule.query(database).orderByRaw('ended_at is not null, id desc').limit(LISTED);
      return { rules: rules.map(presentHoldRule), holding: await heldNow(database) };
    },
  );

  app.get(
    '/api/admin/hold-rules/simulation',
    {
      schema: {
        operationId: 'simulateHoldRule',
        summary: 'What a rule would have held of the last 30 days',
        errors: { hold_amount_invalid: 400 },
        querystring: Type.Object({ above: MoneyText, ...days }, strict),
        response: { 200: HoldSimulation, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    ({ query }) => simulateRule(database, holdTerms(query)),
  );
}

/** What each of them holds at this moment. */
async function heldNow(database: Database): Promise<Static<typeof Held>[]> {
  const { rows } = await database.raw<{ rows: { rule_id: string; credits: number; amount: bigint }[] }>(
    `select hold_rule_id as rule_id, count(*)::int as credits, sum(amount_hundredths)::bigint as amount
     from earnings where hold_rule_id is not null and state = 'pending' group by 1 order by 1`,
  );
  return rows.map(({ rule_id: ruleId, credits, amount }) => ({ ruleId, credits, amount: formatMoney(amount) }));
}

function beginRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/hold-rules',
      role: 'owner',
      action: 'hold_rule.begin',
      schema: {
        operationId: 'beginHoldRule',
        summary: 'Switches a rule on; the audit log keeps what it would have held of the last 30 days',
        errors: { hold_amount_invalid: 400, key_reused: 409 },
        headers: MadeUnder,
        body: Type.Object({ above: MoneyInput, ...days }, strict),
        response: { 201: Type.Object({ rule: HoldRuleView }), ...errors },
      },
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), ...input }), input }),
      prepare: async ({ body }) => {
        const terms = holdTerms(body);
        return { terms, lastMonth: await simulateRule(kit.database, terms) };
      },
    },
    async (transaction, { headers, operator }, { terms, lastMonth }) => {
      const made = await beginRule(transaction, { ...terms, id: idOf({ headers }) }, operator.username);
      const asked = { above: formatMoney(terms.aboveHundredths), newDays: terms.newDays, holdDays: terms.holdDays };
      const rule = requireMade(presentHoldRule(made.rule), asked);
      return { result: { rule }, subject: subjectOf(rule), isKnown: made.isKnown, after: { ...rule, lastMonth } };
    },
  );
}

function endRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/hold-rules/:id/end',
      role: 'owner',
      action: 'hold_rule.end',
      schema: {
        operationId: 'endHoldRule',
        summary: 'Switches a rule off; what it holds keeps its day',
        again: 'same',
        errors: { hold_rule_not_found: 404 },
        params,
        response: { 200: Type.Object({ rule: HoldRuleView }), ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: { type: 'hold_rule', id, label: id } }),
    },
    async (transaction, { params: { id }, operator }) => {
      const { before, after, isKnown } = await endRule(transaction, id, operator.username);
      const rule = presentHoldRule(after);
      return { result: { rule }, subject: subjectOf(rule), isKnown, before: presentHoldRule(before), after: rule };
    },
  );
}

function subjectOf({ id, above, newDays, holdDays }: { id: string; above: string | number; newDays: number; holdDays: number }) {
  return { type: 'hold_rule', id, label: `above R$ ${above}, new for ${newDays} days, held for ${holdDays}` };
}
