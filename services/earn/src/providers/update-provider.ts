import { databaseTime, parseMoney, type PartialFieldsOf, type SecretBox, type Transaction } from '@facet/service-kit';
import type { EarnConfig } from '../config.ts';
import { capHundredths, catalogue, type Recipe, recipeOf, senderList } from '../walls/index.ts';
import { missingOf, publicIdsOf } from './missing.ts';
import { readTokens } from './postback-token.ts';
import { providerErrors } from './provider-errors.ts';
import { ProviderSetting } from './provider-setting.ts';
import type { ProviderAccess, ProviderSettings } from './provider-settings.ts';
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
 * Changes what is in force for a provider, all of it or nothing; `by` is the operator. Whoever wants it switched on
 * must have filled in what it needs. @throws provider_not_found, provider_incomplete, provider_setting_invalid,
 * secrets_key_missing, bad_request (amounts).
 */
export async function updateProvider(
  transaction: Transaction,
  { config, settings }: { config: EarnConfig; settings: ProviderSettings },
  { id, change, by }: { id: string; change: ProviderChange; by: string },
): Promise<{ before: ProviderAccess; after: ProviderAccess }> {
  if (!catalogue.has(id)) throw providerErrors('provider_not_found', 'There is no such provider');
  const recipe = recipeOf(id);
  assertValid(recipe, change);
  const fields = fieldsOf(config, recipe, change);
  const isNew = await ProviderSetting.insertNew(transaction, { provider: id, updatedBy: by }, 'provider');
  const lock = () => ProviderSetting.query(transaction).findById(id).forUpdate().throwIfNotFound();
  const tokens = await readTokens(transaction, id);
  const before = settings.accessOf(id, isNew ? undefined : await lock(), tokens);
  await ProviderSetting.query(transaction)
    .findById(id)
    .patch({ ...fields, updatedBy: by, updatedAt: databaseTime });
  const after = settings.accessOf(id, await lock(), tokens);
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

function fieldsOf(config: EarnConfig, recipe: Recipe, change: ProviderChange): PartialFieldsOf<ProviderSetting> {
  const fields: PartialFieldsOf<ProviderSetting> = {};
  if (change.isEnabled !== undefined) fields.enabled = change.isEnabled;
  if (change.secret !== undefined) fields.sealedSecret = boxOf(config).seal(change.secret, sealedFor(recipe.id));
  if (change.publicIds !== undefined) fields.publicIds = change.publicIds;
  if (change.frameAddress !== undefined) fields.frameAddress = change.frameAddress;
  if (change.range !== undefined) fields.rangeLabel = change.range;
  if (change.holdDays !== undefined) fields.holdDays = change.holdDays;
  if (change.cap !== undefined) fields.capHundredths = capOf(change.cap);
  if (change.ratePerUsd !== undefined) fields.ratePerUsdHundredths = change.ratePerUsd === null ? null : rateOf(change.ratePerUsd);
  if (change.rateTolerancePercent !== undefined) fields.rateTolerancePercent = change.rateTolerancePercent;
  if (change.allowedSenders !== undefined) fields.allowedSenders = change.allowedSenders;
  return fields;
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
  const unknown = Object.keys(publicIds).filter((name) => !publicIdsOf(recipe).includes(name));
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
