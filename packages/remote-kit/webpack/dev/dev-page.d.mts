export function devPage(shellFolder: string, policy: string): { page: string; policy: string };
