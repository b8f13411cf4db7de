import { isEnough } from '@facet/console-kit';
import { useOperator, type OperatorsPlace } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { BroughtPart } from './brought-part.tsx';
import { useBrought } from './use-brought.ts';

/** What remotes put at a place of the console. One that does not load leaves a small button there. */
export function Inserts({ at }: { at: OperatorsPlace }) {
  return useInserts(at).map((insert) => (
    <BroughtPart
      key={`${insert.remote} ${insert.id}`}
      kind="inserts"
      part={insert}
      pending={null}
      failed={(retry) => (
        <Button size="small" variant="quiet" icon="rotate-cw" onClick={retry}>
          {t('{part} did not load', { part: insert.label })}
        </Button>
      )}
    />
  ));
}

/** Those that the operator's role may see. */
export function useInserts(at: OperatorsPlace) {
  const { role } = useOperator();
  return useBrought().inserts.filter((insert) => insert.at === at && isEnough(role, insert.role));
}
