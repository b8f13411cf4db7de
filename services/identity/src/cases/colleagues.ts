import { httpErrors, type Kit } from '@facet/service-kit';
import type { AdminPaths } from '../clients/index.ts';
import { caseErrors } from './case-errors.ts';

/** Asks services/admin, which knows who operates the site. */
export class Colleagues {
  readonly #admin;

  constructor(kit: Kit) {
    this.#admin = kit.client<AdminPaths>('admin');
  }

  /** Their name as it is written. @throws colleague_not_found (404), unavailable (503) */
  async nameOf(username: string): Promise<string> {
    const { data, response } = await this.#admin.GET('/internal/operators/{username}', { params: { path: { username } } });
    if (data) return data.username;
    if (response.status === 404) throw caseErrors('colleague_not_found', `There is no operator called ${username}.`);
    throw httpErrors('unavailable', 'Who operates this site can’t be looked up right now. Please try again.');
  }
}
