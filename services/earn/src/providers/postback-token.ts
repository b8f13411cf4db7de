import { type Database, RecordModel, type Transaction } from '@facet/service-kit';

/** What a provider's postback address may end with. */
export class PostbackToken extends RecordModel {
  static override tableName = 'postback_tokens';
  static override idColumn = ['provider', 'token_hash'];

  declare provider: string;
  /** SHA-256 */
  declare tokenHash: Buffer;
  declare madeAt: Date;
  declare madeBy: string;
  /** Null: until another one is made. */
  declare endsAt: Date | null;
}

/** Those that are good now, of one provider or all. */
export async function readTokens(database: Database | Transaction, provider?: string): Promise<PostbackToken[]> {
  const query = PostbackToken.query(database).whereRaw('(ends_at is null or ends_at > clock_timestamp())').orderBy('made_at');
  if (provider !== undefined) void query.where({ provider });
  return query;
}
