import type { SignedCall } from './postback.ts';
import type { Params, WallRecipe } from './recipe.ts';

export function queryOf(params: Params, encode: (text: string) => string): string {
  return params.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** Writes the parameters in the provider's order and encoding, signed in its way. */
export function signedCall(recipe: WallRecipe, address: string, params: Params, secret: string): SignedCall {
  const signature = recipe.sign({ address, params, secret, encode: recipe.encode });
  return { url: `${address}?${queryOf([...params, ...signature.params], recipe.encode)}`, headers: signature.headers };
}

/** The value that is signed as text; a parameter that is absent counts as empty. */
export function valueOf(params: Params, name: string): string {
  return params.find(([key]) => key === name)?.[1] ?? '';
}

/** RFC 3986: what most providers write. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** PHP's urlencode: a blank is `+`, and everything but letters, digits and `-_.` is escaped. */
export function formEncode(text: string): string {
  return percentEncode(text).replace(/~/g, '%7E').replace(/%20/g, '+');
}

/** The demonstration's rate, for the dollar amounts that walls send along: 100 R$ a dollar. */
export function usdOf(amount: string, decimals: number): string {
  const value = Number(amount) / 100;
  return Number.isFinite(value) ? value.toFixed(decimals) : '0';
}

/** Two decimals where the amount is a plain number; anything else (a forged one) as it is. */
export function twoDecimals(amount: string): string {
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(amount) ? Number(amount).toFixed(2) : amount;
}

/** The same amount with a minus. */
export function negative(amount: string): string {
  return amount.startsWith('-') ? amount : `-${amount}`;
}

/** Where the member clicked from: an address of the documentation range. */
export const memberAddress = '203.0.113.9';
