import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Came<Props> = { Loaded: ComponentType<Props> } | { error: unknown };

/**
 * A component whose code comes in a file of its own; `place` stands there until it has come. It is drawn as soon as it
 * is here: React's `Suspense` keeps what it drew in place of something for 300 ms, however early the code comes.
 * `expect` begins to fetch it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, place: ReactNode = null) {
  let loaded: { Loaded: ComponentType<Props> } | undefined;
  const expect = async (): Promise<void> => {
    loaded ??= { Loaded: await load() };
  };

  function Late(props: Props) {
    const [came, setCame] = useState<Came<Props> | undefined>(loaded);
    useEffect(() => {
      expect().then(
        () => setCame(loaded),
        (error: unknown) => setCame({ error }),
      );
    }, []);
    if (!came) return place;
    // As of any component: the boundary above says so.
    if ('error' in came) throw came.error;
    return <came.Loaded {...props} />;
  }
  return Object.assign(Late, { expect });
}
