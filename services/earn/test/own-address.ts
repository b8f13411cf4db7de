import type { Call } from './provider-calls.ts';
import type { Earn } from './start-earn.ts';

/** An operator makes a provider's address; its token. */
export async function newAddress(earn: Earn, id: string, keepsOldHours = 0): Promise<string> {
  const { status, body } = await earn.operator('POST', `/api/admin/providers/${id}/address`, { keepsOldHours });
  if (status !== 201) throw new Error(`the address of ${id} was answered ${status}`);
  return (body['address'] as string).split('/').at(-1) ?? '';
}

/** A call to the provider's own address. */
export function at({ target, headers }: Call, token: string): Call {
  const [path = '', query = ''] = target.split('?');
  return { target: `${path}/${token}?${query}`, headers };
}
