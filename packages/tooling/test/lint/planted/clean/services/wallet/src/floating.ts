const save = async (): Promise<number> => 1;

export async function close(): Promise<void> {
  await save();
}
