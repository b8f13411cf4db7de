export function sourceStamp(...sources: string[]): string;
