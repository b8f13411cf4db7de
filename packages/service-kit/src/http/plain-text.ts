/** What PostgreSQL keeps as text: no NUL, and no half of a character. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
