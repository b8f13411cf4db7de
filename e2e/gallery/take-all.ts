import { availableParallelism } from 'node:os';

/** Pages wait for one another's pictures: a few more than processors. */
const AT_ONCE = 2 * availableParallelism();

/** Does the work for each item, a few at a time; the results are in the order of the items. */
export async function takeAll<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
