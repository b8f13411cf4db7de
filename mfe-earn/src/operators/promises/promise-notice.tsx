import { SecondOperator } from '@facet/console-kit';
import { earnApi } from '../api/earn.generated.ts';

const { useReadPromiseLimitQuery } = earnApi.enhanceEndpoints({ endpoints: { readPromiseLimit: {} } });

interface PromiseNoticeProps {
  /** Hundredths, of what is typed; null while that is not known. */
  promised: bigint | null;
  /** Everyone may take as much. */
  toEveryone?: boolean;
}

/** In a form that promises R$: that another operator will have to confirm it. */
export function PromiseNotice({ promised, toEveryone = false }: PromiseNoticeProps) {
  const { data } = useReadPromiseLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const times = BigInt(toEveryone ? (data?.everyone ?? 1) : 1);
  return <SecondOperator promised={promised === null ? null : promised * times} left={data?.left} />;
}
