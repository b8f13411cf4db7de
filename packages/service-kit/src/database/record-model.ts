import {
  Model,
  raw,
  snakeCaseMappers,
  type ColumnNameMappers,
  type ModelObject,
  type PartialModelObject,
  type QueryBuilder,
} from 'objection';
import type { Database, Transaction } from './open-database.ts';

/** The database's clock, where a field of a record is written. */
export const databaseTime = raw('clock_timestamp()');

/** The fields of a record, where no instance is needed: what a raw statement answers, what is passed on. */
export type FieldsOf<Kept extends RecordModel> = ModelObject<Kept>;
/** Fields that are to be written: some of them, as values or in SQL. */
export type PartialFieldsOf<Kept extends RecordModel> = PartialModelObject<Kept>;

/** For rows whose fields have the names of the columns: those that money-kit moves. */
export const columnsAsFields: ColumnNameMappers = { parse: (row) => row, format: (row) => row };

/** A query for records that is under way. */
export type QueryOf<Kept extends RecordModel> = QueryBuilder<Kept>;

/**
 * A record of a service is a model (`docs/decisions/024-records-are-models.md`): columns in snake_case, fields in
 * camelCase.
 */
export class RecordModel extends Model {
  static override columnNameMappers = snakeCaseMappers();
  /** `first()` asks for one row, not for all of them. */
  static override useLimitInFirst = true;

  /**
   * Stores one. Undefined: its key (absent: any of its keys) is taken, and nothing has changed. Objection itself would
   * answer the same both times.
   */
  static async insertNew<Kept extends Model>(
    this: (new () => Kept) & typeof RecordModel,
    database: Database | Transaction,
    fields: PartialModelObject<NoInfer<Kept>>,
    key: string | string[] | true = true,
  ): Promise<Kept | undefined> {
    const insert = this.query<Kept>(database).insert(fields).onConflict(key).ignore().returning('*');
    const [row] = (await insert.toKnexQuery()) as object[];
    return row && this.fromDatabaseJson<Kept>(row);
  }
}
