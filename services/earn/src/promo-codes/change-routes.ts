import {
  type App,
  ErrorAnswer,
  formatMoney,
  idOf,
  keepPromise,
  type Kit,
  MadeUnder,
  MoneyInput,
  MoneyText,
  operatorAct,
  parseMoney,
  Proposed,
  promiseLimitRoute,
  proposalRoutes,
  requireMade,
  type Static,
  Type,
} from '@facet/service-kit';
import { countEveryone, promiseMore, readPromiseLimit } from '../operators/index.ts';
import { newPromoCodeFields, promisedBy } from './promo-code-fields.ts';
import { createPromoCode, deletePromoCode, editPromoCode, setPromoCodeActive } from './manage-promo-codes.ts';
import { presentPromoCode, PromoCodeView } from './promo-code.ts';

const response = { 200: Type.Object({ promoCode: PromoCodeView }), '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const strict = { additionalProperties: false };

const fields = {
  code: Type.String({ pattern: '^\\s*[!-~]{1,40}\\s*$', description: 'upper case, without blanks' }),
  reward: MoneyInput,
  maxUses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()])),
  expiresAt: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
};
const NewPromoCode = Type.Object(fields, strict);
const PromoCodeEdit = Type.Object(
  { ...fields, version: Type.Integer({ description: 'of the code as it was seen: 409 promo_changed when somebody else was quicker' }) },
  strict,
);

/** As it was asked for, and waits. */
const ProposedPromoCode = Type.Object(
  {
    code: Type.String(),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()]),
    expiresAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'ProposedPromoCode' },
);
const KIND = 'promo_code';

/** What operators change about promo codes. */
export function promoCodeChangeRoutes(app: App, kit: Kit): void {
  createRoute(app, kit);
  editRoute(app, kit);
  promiseLimitRoute(app, kit, { url: '/api/admin/promo-codes/limit', operationId: 'readPromiseLimit', everyone: countEveryone });
  proposalRoutes(app, kit, {
    url: '/api/admin/promo-codes/proposals',
    kind: KIND,
    operations: { list: 'listProposedPromoCodes', confirm: 'confirmPromoCode', decline: 'declinePromoCode', withdraw: 'withdrawPromoCode' },
    asked: ProposedPromoCode,
    errors: { promo_expiry_past: 400, promo_code_taken: 409 },
    prepare: () => Promise.resolve(),
    subjectOf: ({ id, asked: { code } }) => subjectOf({ id, code }),
    async make(transaction, { id, asked, by }) {
      const { created } = await createPromoCode(transaction, { ...asked, id }, by);
      return { after: told(presentPromoCode(created)) };
    },
  });

  operatorAct(
    app,
    kit,
    {
      method: 'PATCH',
      url: '/api/admin/promo-codes/:id',
      role: 'admin',
      action: 'promo_code.switch',
      schema: {
        operationId: 'switchPromoCode',
        summary: 'Switches a promo code on or off',
        again: 'same',
        errors: { promo_not_found: 404 },
        params,
        body: Type.Object({ isActive: Type.Boolean() }, strict),
        response,
      },
      asked: ({ params: { id }, body: input }) => ({ subject: subjectOf({ id }), input }),
    },
    async (transaction, { params: { id }, body: { isActive } }) => {
      const { before, after } = await setPromoCodeActive(transaction, id, isActive);
      const promoCode = presentPromoCode(after);
      return { result: { promoCode }, subject: subjectOf(after), before: told(presentPromoCode(before)), after: told(promoCode) };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/promo-codes/:id',
      role: 'admin',
      action: 'promo_code.delete',
      schema: {
        operationId: 'deletePromoCode',
        summary: 'Deletes a promo code: nobody can redeem it any more',
        description: 'Who did keeps the reward. Answers the code as it was.',
        again: 'refused',
        errors: { promo_not_found: 404 },
        params,
        response,
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id }) }),
    },
    async (transaction, { params: { id }, operator }) => {
      const deleted = await deletePromoCode(transaction, id, operator.username);
      const promoCode = presentPromoCode(deleted);
      return { result: { promoCode }, subject: subjectOf(deleted), before: told(promoCode) };
    },
  );
}

function createRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/promo-codes',
      role: 'admin',
      action: 'promo_code.create',
      orAction: 'promo_code.propose',
      schema: {
        operationId: 'createPromoCode',
        summary: 'Makes a promo code',
        description:
          'It promises its reward as often as it can be used; without a limit, to each member. 202: with what the operator promised alone in the last 24 hours it is above the setting `promise_limit`, so another one confirms it.',
        errors: {
          promo_expiry_past: 400,
          promo_not_upper_case: 400,
          promo_reward_invalid: 400,
          key_reused: 409,
          promo_code_taken: 409,
          proposal_declined: 409,
          proposal_withdrawn: 409,
        },
        headers: MadeUnder,
        body: NewPromoCode,
        response: { 201: response[200], 202: Proposed, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ headers, body: input }) => ({ subject: subjectOf({ id: idOf({ headers }), code: input.code.trim() }), input }),
    },
    async (transaction, { headers, body, operator }, alone) => {
      const id = idOf({ headers });
      const fields = newPromoCodeFields(body);
      const promisedHundredths = await promisedBy(transaction, fields);
      const asked = { ...asAnswered(body), expiresAt: fields.expiresAt };
      const waiting = await keepPromise(transaction, { id, kind: KIND, asked, promisedHundredths, operator }, alone);
      if (waiting) return { ...waiting, subject: subjectOf({ id, code: fields.code }) };
      const { created, isKnown } = await createPromoCode(transaction, { ...body, id }, operator.username);
      const promoCode = requireMade(presentPromoCode(created), asAnswered(body));
      return { result: { promoCode }, subject: subjectOf(created), isKnown, after: told(promoCode) };
    },
  );
}

function editRoute(app: App, kit: Kit): void {
  operatorAct(
    app,
    kit,
    {
      method: 'PUT',
      url: '/api/admin/promo-codes/:id',
      role: 'admin',
      action: 'promo_code.edit',
      schema: {
        operationId: 'editPromoCode',
        summary: 'Mends a promo code',
        description:
          'Who redeemed it keeps what they got. Once somebody has, its letters stay and its reward does not fall: `promo_promised`.',
        again: 'same',
        errors: {
          promo_expiry_past: 400,
          promo_not_upper_case: 400,
          promo_reward_invalid: 400,
          promo_not_found: 404,
          promo_changed: 409,
          promo_code_taken: 409,
          promo_promised: 409,
          second_operator_needed: 409,
        },
        params,
        body: PromoCodeEdit,
        response,
      },
      prepare: () => readPromiseLimit(kit),
      asked: ({ params: { id }, body: { version: _, ...input } }) => ({ subject: subjectOf({ id, code: input.code.trim() }), input }),
    },
    async (transaction, { params: { id }, body, operator }, alone) => {
      const { before, after } = await editPromoCode(transaction, { ...body, id }, operator.username);
      const promised = { before: await promisedBy(transaction, before), after: await promisedBy(transaction, after) };
      await promiseMore(transaction, { kind: 'promo_code_reward', id, ...promised, operator }, alone);
      const promoCode = presentPromoCode(after);
      return { result: { promoCode }, subject: subjectOf(after), before: told(presentPromoCode(before)), after: told(promoCode) };
    },
  );
}

/** What the audit log tells of a code: not how often it was edited. */
function told({ version: _, ...promoCode }: Static<typeof PromoCodeView>) {
  return promoCode;
}

/** The switch may have been turned since. */
function asAnswered({ code, reward, maxUses = null }: Static<typeof NewPromoCode>) {
  return { code: code.trim(), reward: formatMoney(parseMoney(reward, 'reward')), maxUses };
}

function subjectOf({ id, code = id }: { id: string; code?: string }) {
  return { type: 'promo_code', id, label: code };
}
