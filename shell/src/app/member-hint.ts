const KEY = 'member-here';

/**
 * Remembers in this browser that a member is signed in, so that an answer that does not come is not taken for a
 * visitor. It opens nothing.
 */
export function noteMember(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: who is here is asked for anyway.
  }
}

export function wasMemberHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
