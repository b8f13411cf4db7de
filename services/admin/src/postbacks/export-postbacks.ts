import type { CsvRow } from '@facet/service-kit';
import { answerOf, type Callees } from '../callees/index.ts';
import type { PostbackFilter } from './postback-schemas.ts';

const PAGE = 200;
export const POSTBACK_HEADINGS = [
  'Received (UTC)',
  'Wall',
  'Verdict',
  'Outcome',
  'Reason',
  'Detail',
  'Transaction',
  'Member',
  'Member id',
  'R$',
  'Look at',
  'From',
  'Id',
];

/** All that the filters find, a page at a time. */
export async function* exportPostbacks({ earn }: Pick<Callees, 'earn'>, filter: PostbackFilter): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const page: PostbackPage = await answerOf('earn', earn.GET('/internal/postbacks', { params: { query } }));
    yield page.postbacks.map(rowOf);
    cursor = page.nextCursor;
  }
}

interface PostbackLine {
  id: string;
  receivedAt: string;
  provider: { label: string };
  verdict: string | null;
  outcome: string | null;
  reason: string | null;
  detail: string | null;
  transaction: string | null;
  username: string | null;
  memberId: string | null;
  amount: string | null;
  alert: string | null;
  raw: { address: string };
}
interface PostbackPage {
  postbacks: PostbackLine[];
  nextCursor: string | null;
}

function rowOf(postback: PostbackLine): CsvRow {
  const { receivedAt, provider, verdict, outcome, reason, detail, transaction, username, memberId, amount, alert, raw, id } = postback;
  const cells = [
    receivedAt,
    provider.label,
    verdict ?? 'undecided',
    outcome,
    reason,
    detail,
    transaction,
    username,
    memberId,
    amount,
    alert,
  ];
  return [...cells, raw.address, id];
}
