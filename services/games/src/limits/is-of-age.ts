/** What everybody confirmed who signed in. */
const PRODUCTS_OWN_AGE = 13;

/** Whether a member may play by the age that they said: above the product’s own minimum they must have said it. */
export function isOfAge(confirmedAge: number | null, minimumAge: number): boolean {
  return (confirmedAge ?? PRODUCTS_OWN_AGE) >= minimumAge;
}
