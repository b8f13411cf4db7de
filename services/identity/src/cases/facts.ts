import { Line } from '@facet/money-kit';
import { httpErrors, MoneyText, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { GamesPaths, SocialPaths, WalletPaths } from '../clients/index.ts';
import { caseErrors } from './case-errors.ts';
import type { Fact, FactKind } from './case.ts';

const Told = Type.Object({
  title: Type.String(),
  amount: Type.Union([MoneyText, Type.Null()]),
  at: Type.String(),
  state: Type.Union([Type.String(), Type.Null()]),
  line: Type.Optional(Line),
});
const TITLE_MAX_LENGTH = 300;

/** Asks the service that owns a line whether it is the member’s own, and what it says. */
export class Facts {
  readonly #wallet;
  readonly #games;
  readonly #social;

  constructor(kit: Kit) {
    this.#wallet = kit.client<WalletPaths>('wallet');
    this.#games = kit.client<GamesPaths>('games');
    this.#social = kit.client<SocialPaths>('social');
  }

  /** @throws fact_not_found (404), the same for what is not there and for what is somebody else’s; unavailable (503) */
  async read(memberId: string, kind: FactKind, id: string): Promise<Fact> {
    const { data, response } = await this.#ask(memberId, kind, id);
    if (response.status === 404) throw caseErrors('fact_not_found', 'There is no such line of yours.');
    if (!response.ok || !Value.Check(Told, data)) throw httpErrors('unavailable', 'The line cannot be read right now. Please try again.');
    const { title, amount, at, state, line } = data;
    return { title: title.slice(0, TITLE_MAX_LENGTH).toWellFormed(), amount, at, state, ...(line && { line }) };
  }

  #ask(memberId: string, kind: FactKind, id: string) {
    switch (kind) {
      case 'transaction':
      case 'withdrawal':
        return this.#wallet.GET('/internal/members/{memberId}/facts/{kind}/{id}', { params: { path: { memberId, kind, id } } });
      case 'round':
        return this.#games.GET('/internal/members/{memberId}/facts/round/{id}', { params: { path: { memberId, id } } });
      case 'giveaway':
        return this.#social.GET('/internal/members/{memberId}/facts/giveaway/{id}', { params: { path: { memberId, id } } });
      default:
        return kind satisfies never;
    }
  }
}
