import { httpErrors, repeatable, type Kit } from '@facet/service-kit';
import type { paths } from './wallet-paths.generated.ts';

/** How far a member has come by their own earning, 1 to 12, as the wallet says it now. @throws unavailable (503) */
export async function cutOf(kit: Pick<Kit, 'client'>, memberId: string): Promise<number> {
  const { data, response } = await kit
    .client<paths>('wallet')
    .GET('/internal/levels/{memberId}', { params: { path: { memberId } }, ...repeatable() });
  if (data === undefined) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  return data.cut;
}
