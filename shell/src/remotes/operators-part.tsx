import { useEffect, useState, type ComponentType } from 'react';
import { declaredText, type OperatorsEntry, type OperatorsPartProps } from '@facet/remote-kit';
import { loadTexts } from '@facet/remote-kit/host';
import { partPath } from './check-operators.ts';
import { guardLazy } from './harden-routes.tsx';
import { NavigationClock } from './navigation-clock.ts';
import { prepareRetry } from './prepare-retry.ts';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { RemoteError } from './remote-error.ts';
import type { RegistryEntry } from './registry-entry.ts';
import type { Remotes } from './remotes.ts';
import { lazyAt } from './route-place.ts';

type Asked = Pick<OperatorsPartProps, 'remote' | 'kind' | 'id'>;
type Page = ComponentType<object>;

/** What was drawn once is drawn at once when somebody comes back. */
export type LoadedParts = Map<string, Page>;

interface Props extends OperatorsPartProps {
  remotes: Remotes;
  loaded: LoadedParts;
}

/**
 * A part of a remote in the operators' area: loaded as a page is, with the fallback version and within the same time;
 * else a card in its place.
 */
export function OperatorsPart({ remotes, loaded, remote, kind, id, pending, failed, props }: Props) {
  const key = `${remote} ${kind} ${id}`;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [Part, setPart] = useState(() => loaded.get(key));
  const again = (): void => setAttempt((before) => before + 1);

  useEffect(() => {
    if (loaded.has(key)) return undefined;
    let isShown = true;
    const whenShown = (act: () => void) => () => (isShown ? act() : undefined);
    loadPart(remotes, { remote, kind, id }).then(
      (page) => {
        loaded.set(key, page);
        whenShown(() => setPart(() => page))();
      },
      (error: unknown) => {
        whenShown(() => setFailure({ error }))();
        if (error instanceof RemoteError) error.late?.then(whenShown(again), () => undefined);
      },
    );
    return () => {
      isShown = false;
    };
  }, [remotes, loaded, key, remote, kind, id, attempt]);

  if (Part) return <Part {...props} />;
  const entry = remotes.inUse(remote);
  if (!failure || !entry) return pending;
  const retry = async (): Promise<void> => {
    if (await prepareRetry(remotes, remote, failure.error)) again();
  };
  if (failed) return failed(() => void retry());
  return <RemoteErrorCard entry={{ ...entry, title: labelOf(entry, kind, id) }} error={failure.error} onRetry={retry} />;
}

async function loadPart(remotes: Remotes, { remote, kind, id }: Asked): Promise<Page> {
  const clock = new NavigationClock();
  const { routes } = await remotes.load(remote, clock.remainingMs());
  const entry = remotes.inUse(remote);
  const place = [partPath(kind, id)];
  const lazy = lazyAt(routes, place);
  if (!entry || !lazy) throw new RemoteError('contract', `It does not bring ${id}.`);
  const { load } = guardLazy(lazy, place, {
    entry: { ...entry, title: labelOf(entry, kind, id) },
    clock,
    replacement: async (error, source) => (await remotes.replace(remote, entry.version, error, source))?.routes ?? null,
    onLate: (error) => remotes.hung(remote, error),
    onBroken: (error) => remotes.broke(remote, error),
  });
  const { Component } = await load();
  // A part brings texts of its own, which were not there when its remote was loaded.
  await loadTexts();
  if (typeof Component !== 'function') throw new RemoteError('contract', `${id} exports no Component.`);
  remotes.shown(remote, clock.elapsedMs());
  return Component as Page;
}

function labelOf({ operators, title }: RegistryEntry, kind: Asked['kind'], id: string): string {
  const lists: Record<Asked['kind'], OperatorsEntry['figures']> = {
    routes: operators?.tabs,
    memberPanels: operators?.memberPanels,
    figures: operators?.figures,
    inserts: operators?.inserts,
  };
  const declared = lists[kind]?.find((one) => one.id === id);
  return declared ? declaredText(declared.label, declared.labels) : title;
}
