/** The page of one withdrawal. */
export function receiptPath({ id }: { id: string }): string {
  return `/withdraw/receipt/${encodeURIComponent(id)}`;
}
