import { Notice, RequestId } from '@facet/ui';
import type { ProblemText } from './bet-problems.ts';
import styles from './table.module.css';

/** What just failed, in the stage and until the next act: below the button, which does not move under a finger. */
export function Problem({ words }: { words: ProblemText | null }) {
  return (
    <div role="alert" className={styles.problem}>
      {words && (
        <Notice tone="danger" title={words.title}>
          {words.description}
          {words.requestId && <RequestId id={words.requestId} />}
        </Notice>
      )}
    </div>
  );
}
