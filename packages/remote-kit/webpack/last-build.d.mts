export function goodBuild(workspace: string): string | null;
export function stampBuild(dist: string, stamp: string): void;
