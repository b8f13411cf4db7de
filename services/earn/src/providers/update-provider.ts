import { parseMoney, type SecretBox, type Transaction } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { capHundredths, catalogue, type Recipe, recipeOf, senderList } from '../walls/index.ts';
import { missingOf } from './missing.ts';
import { providerErrors } from './provider-errors.ts';
import type { ProviderAccess, ProviderRow, ProviderSettings } from './provider-settings.ts';
import { sealedFor } from './sealed-for.ts';

/** What is absent stays as it is. `secret` can be set, never read. */
export interface ProviderChange {
  isEnabled?: boolean;
  secret?: string;
  publicIds?: Record<string, string>;
  frameAddress?: string | null;
  range?: string | null;
  holdDays?: number;
  cap?: string | number;
  ratePerUsd?: string | number | null;
  rateTolerancePercent?: number;
  allowedSenders?: string[] | null;
}

/**
 * Changes what is in force for a provider, all of it or nothing; `by` is the operator. Whoever wants it switched on must have filled in
 * what it needs. @throws provider_not_found, provider_incomplete, provider_setting_invalid, secrets_key_missing, bad_request (amounts).
 */
export async function updateProvider(
  transaction: Transaction,
  { config, settings }: { config: EarnConfig; settings: ProviderSettings },
  { id, change, by }: { id: string; change: ProviderChange; by: string },
): Promise<{ before: ProviderAccess; after: ProviderAccess }> {
  if (!catalogue.has(id)) throw providerErrors('provider_not_found', 'There is no such provider');
  const recipe = recipeOf(id);
  assertValid(recipe, change);
  const columns = columnsOf(config, recipe, change);
  const inserted = await transaction('provider_settings')
    .insert({ provider: id, updated_by: by })
    .onConflict('provider')
    .ignore()
    .returning('provider');
  const lock = () => transaction<ProviderRow>('provider_settings').where({ provider: id }).forUpdate().first();
  const before = settings.accessOf(id, inserted.length > 0 ? undefined : ((await lock()) as ProviderRow));
  await transaction<ProviderRow>('provider_settings')
    .where({ provider: id })
    .update({ ...columns, updated_by: by, updated_at: transaction.raw('clock_timestamp()') as unknown as Date });
  const after = settings.accessOf(id, (await lock()) as ProviderRow);
  refuseIncomplete(recipe, after, change);
  transaction.executionPromise.then(
    () => settings.forget(),
    () => undefined,
  );
  return { before, after };
}

/** Decided by what would be in force. */
function refuseIncomplete(recipe: Recipe, after: ProviderAccess, { isEnabled }: ProviderChange): void {
  const missing = missingOf(recipe, after);
  if (isEnabled === true && missing.length > 0)
    throw providerErrors('provider_incomplete', `${recipe.provider} needs ${missing.join(', ')} before it can be switched on`);
}

function columnsOf(config: EarnConfig, recipe: Recipe, change: ProviderChange): Partial<ProviderRow> {
  const columns: Partial<ProviderRow> = {};
  if (change.isEnabled !== undefined) columns.enabled = change.isEnabled;
  if (change.secret !== undefined) columns.sealed_secret = boxOf(config).seal(change.secret, sealedFor(recipe.id));
  if (change.publicIds !== undefined) columns.public_ids = change.publicIds;
  if (change.frameAddress !== undefined) columns.frame_address = change.frameAddress;
  if (change.range !== undefined) columns.range_label = change.range;
  if (change.holdDays !== undefined) columns.hold_days = change.holdDays;
  if (change.cap !== undefined) columns.cap_hundredths = capOf(change.cap);
  if (change.ratePerUsd !== undefined) columns.rate_per_usd_hundredths = change.ratePerUsd === null ? null : rateOf(change.ratePerUsd);
  if (change.rateTolerancePercent !== undefined) columns.rate_tolerance_percent = change.rateTolerancePercent;
  if (change.allowedSenders !== undefined) columns.allowed_senders = change.allowedSenders;
  return columns;
}

function boxOf({ secrets }: EarnConfig): SecretBox {
  if (secrets === null) throw providerErrors('secrets_key_missing', 'Secrets cannot be kept here: SECRETS_KEYS is not set');
  return secrets;
}

function capOf(written: string | number): bigint {
  const cap = parseMoney(written, 'cap');
  if (cap < 1n || cap > capHundredths) throw providerErrors('provider_setting_invalid', 'cap must be between 0.01 and 10000.00');
  return cap;
}

/** More than the largest reward for a dollar is a slip of the pen. */
function rateOf(written: string | number): bigint {
  const rate = parseMoney(written, 'ratePerUsd');
  if (rate < 1n || rate > capHundredths) throw providerErrors('provider_setting_invalid', 'ratePerUsd must be between 0.01 and 10000.00');
  return rate;
}

function assertValid(recipe: Recipe, { publicIds = {}, frameAddress = null, allowedSenders }: ProviderChange): void {
  const unknown = Object.keys(publicIds).filter((name) => !recipe.frame?.publicIds.includes(name));
  if (unknown.length > 0) throw providerErrors('provider_setting_invalid', `${recipe.provider} has no public id ${unknown.join(', ')}`);
  if (frameAddress !== null && !(URL.canParse(frameAddress) && frameAddress.startsWith('https://') && frameAddress.includes('{memberId}')))
    throw providerErrors('provider_setting_invalid', 'frameAddress must be an https address that contains {memberId}');
  if (recipe.needsSenders && allowedSenders?.length === 0)
    throw providerErrors('provider_setting_invalid', `${recipe.provider} needs a list of addresses: nothing else says who calls`);
  try {
    senderList(allowedSenders ?? []);
  } catch (error) {
    throw providerErrors('provider_setting_invalid', `allowedSenders: ${error instanceof Error ? error.message : String(error)}`);
  }
}
