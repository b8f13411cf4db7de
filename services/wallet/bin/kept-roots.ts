/**
 * Checks what a site says of its roots against what it said before, with nothing but Web Crypto: no code of the
 * service.
 */

export interface ProofRoot {
  /** UTC, 2026-11-20. */
  day: string;
  /** Hashes are hex. */
  root: string;
  members: number;
  totalHundredths: string;
  tree: string;
  previousRoot: string;
}

export interface KeptRoots {
  /** A JWK of P-256. */
  key: { x: string; y: string };
  /** Oldest first. */
  roots: ProofRoot[];
}

/** What the site gives at /api/proofs/signed-roots. */
export interface SignedRoots {
  format: string;
  key: KeptRoots['key'];
  signed: string;
}

/** Kept and new roots together. @throws Error saying what the site cannot have said */
export async function addRoots(kept: KeptRoots | undefined, file: SignedRoots): Promise<KeptRoots> {
  if (file.format !== 'facet.signed-roots.v1') throw new Error('the site gave no signed roots');
  if (kept && (kept.key.x !== file.key.x || kept.key.y !== file.key.y)) throw new Error('the roots are signed by another key than before');
  const roots = await readSigned(file);
  for (const root of roots) if ((await rootOf(root)) !== root.root) throw new Error(`the root of ${root.day} is not that of its content`);
  const all = merge(kept?.roots ?? [], roots);
  for (const [index, root] of all.entries()) {
    const before = all[index - 1];
    if (before && root.previousRoot !== before.root) throw new Error(`the root of ${root.day} does not follow from that of ${before.day}`);
  }
  return { key: file.key, roots: all };
}

function merge(kept: readonly ProofRoot[], roots: readonly ProofRoot[]): ProofRoot[] {
  const [first, newest] = [roots[0]?.day ?? '', kept.at(-1)?.day ?? ''];
  for (const old of kept) {
    const now = roots.find(({ day }) => day === old.day);
    if (now && now.root !== old.root) throw new Error(`the root of ${old.day} was ${old.root}, and is ${now.root} now`);
    if (!now && old.day >= first) throw new Error(`the root of ${old.day} was ${old.root}, and is not published any more`);
  }
  if (kept.length > 0 && roots.length === 0) throw new Error('no root is published any more');
  return [...kept, ...roots.filter(({ day }) => day > newest)];
}

async function readSigned({ key, signed }: SignedRoots): Promise<ProofRoot[]> {
  const [head = '', body = '', signature = ''] = signed.split('.');
  const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  const data = new TextEncoder().encode(`${head}.${body}`);
  const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, fromBase64Url(signature), data);
  if (!isSigned) throw new Error('the signature does not hold');
  return (JSON.parse(new TextDecoder().decode(fromBase64Url(body))) as { roots: ProofRoot[] }).roots;
}

async function rootOf({ day, members, totalHundredths, tree, previousRoot }: ProofRoot): Promise<string> {
  const texts = ['facet.proof-root.v2', day, String(members), totalHundredths].flatMap((text) => {
    const utf8 = new TextEncoder().encode(text);
    return [0, 0, 0, utf8.length, ...utf8];
  });
  const bytes = Uint8Array.from([4, ...texts, ...fromHex(tree), ...fromHex(previousRoot)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);
