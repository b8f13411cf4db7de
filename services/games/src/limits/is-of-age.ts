/** What everybody confirmed who signed in. */
const PRODUCTS_OWN_AGE = 13;

/** Whether a member may play, by what they said of their age: above the product’s own minimum they must have said it. */
export function isOfAge(confirmedAge: number | null, minimumAge: number): boolean {
  return (confirmedAge ?? PRODUCTS_OWN_AGE) >= minimumAge;
}
