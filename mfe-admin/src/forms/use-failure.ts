import { failureOf } from '@facet/remote-kit';
import { useToast } from '@facet/ui';

/** Says that a change failed: `Failed to …` and the server's words. */
export function useFailure(): (title: string, error: Parameters<typeof failureOf>[0]) => void {
  const toast = useToast();
  return (title, error) => toast({ tone: 'danger', title, ...failureOf(error) });
}
