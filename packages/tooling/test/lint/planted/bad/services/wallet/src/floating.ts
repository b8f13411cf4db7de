const save = async (): Promise<number> => 1;

export function close(): void {
  save();
}
