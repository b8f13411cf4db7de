import { conductOfUserId, userIdOfName } from '../ids/ids.ts';
import type { Section } from '../../state/index.ts';

export interface Person {
  id: number;
  name: string;
}

export type PersonFact = { userId: number; name: string } | { userId: number; description: string };

const usernamePattern = /^[A-Za-z0-9_]{3,20}$/;

/**
 * Everybody exists. A name is spelt as it was first asked for, and compared without case; a renamed person keeps
 * their id, and their previous names still lead to them, as on the platform.
 */
export class People {
  readonly #state: Section<PersonFact>;
  readonly #names = new Map<number, string>();
  readonly #renamed = new Map<string, number>();
  readonly #descriptions = new Map<number, string>();

  constructor(state: Section<PersonFact>) {
    this.#state = state;
    for (const fact of state.past) {
      if ('name' in fact) this.#remember(fact);
      else this.#descriptions.set(fact.userId, fact.description);
    }
  }

  /** null: a `ghost_…` or a name that the platform does not allow. */
  byName(username: string): Person | null {
    const lower = username.toLowerCase();
    if (!usernamePattern.test(username) || lower.startsWith('ghost_')) return null;
    const id = this.#renamed.get(lower) ?? userIdOfName(lower);
    return { id, name: this.#names.get(id) ?? this.#name(id, username) };
  }

  /** null: no such id, or nobody has ever asked for the name behind it. */
  byId(id: number): Person | null {
    const name = this.#names.get(id);
    return name === undefined ? null : { id, name };
  }

  /** For places that show a creator's name: a made-up one where nobody has asked for the person yet. */
  nameOf(id: number): string {
    return this.#names.get(id) ?? `user_${id.toString(36)}`;
  }

  exists(id: number): boolean {
    return conductOfUserId(id) !== null;
  }

  description(id: number): string {
    return this.#descriptions.get(id) ?? '';
  }

  describe(id: number, description: string): void {
    this.#descriptions.set(id, description);
    this.#state.append({ userId: id, description });
  }

  /** false: the name is not allowed or belongs to somebody else. */
  rename(id: number, newName: string): boolean {
    const lower = newName.toLowerCase();
    if (!usernamePattern.test(newName) || lower.startsWith('ghost_')) return false;
    const owner = this.#renamed.get(lower) ?? userIdOfName(lower);
    if (owner !== id && (this.#renamed.has(lower) || this.#names.has(owner))) return false;
    this.#name(id, newName);
    return true;
  }

  #name(userId: number, name: string): string {
    this.#remember({ userId, name });
    this.#state.append({ userId, name });
    return name;
  }

  #remember({ userId, name }: { userId: number; name: string }): void {
    this.#names.set(userId, name);
    if (userIdOfName(name) !== userId) this.#renamed.set(name.toLowerCase(), userId);
  }
}
