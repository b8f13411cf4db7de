import { RecordModel } from '@facet/service-kit';

/** How often a name was tried from a network of late. */
export class SignInTries extends RecordModel {
  static override tableName = 'operator_sign_in_tries';
  static override idColumn = ['username_key', 'address'];

  declare usernameKey: string;
  declare address: string;
  declare tries: number;
  declare lastAt: Date;
  declare waitUntil: Date | null;
}
