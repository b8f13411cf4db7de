import { defineErrors, repeatable } from '@facet/service-kit';
import { readAnswer, type Clients } from '../clients/index.ts';

const memberErrors = defineErrors({ member_not_found: 404 });

/** @throws member_not_found (404) */
export async function findUser({ identity }: Pick<Clients, 'identity'>, id: string) {
  const { members } = await readAnswer(
    'identity',
    identity.POST('/internal/directory/members', { body: { memberIds: [id] }, ...repeatable() }),
  );
  const [member] = members;
  if (!member) throw memberErrors('member_not_found', 'There is no such member');
  return member;
}
