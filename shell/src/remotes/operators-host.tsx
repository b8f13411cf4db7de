import type { OperatorsHost, OperatorsPartProps } from '@facet/remote-kit';
import { OperatorsPart, type LoadedParts } from './operators-part.tsx';
import type { Remotes } from './remotes.ts';

/** What the console gets of this page's remotes. */
export function createOperatorsHost(remotes: Remotes): OperatorsHost {
  const loaded: LoadedParts = new Map();
  const Part = (props: OperatorsPartProps) => (
    <OperatorsPart key={`${props.remote} ${props.kind} ${props.id}`} {...props} remotes={remotes} loaded={loaded} />
  );
  return {
    entries: remotes.operators.flatMap(({ name, operators }) => (operators ? [{ ...operators, name }] : [])),
    Part,
  };
}
