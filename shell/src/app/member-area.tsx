import { use, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { followBalance } from '@facet/remote-kit/host';
import { RemotesContext } from './known-remotes.ts';
import { memberRoutes } from './member-routes.tsx';
import { useShell } from './shell-context.ts';

/** Everything behind the sign-in. Its router lives as long as the member is here, so that nobody else loads a remote's code. */
export function MemberArea({ memberId }: { memberId: string }) {
  const shell = useShell();
  const remotes = use(shell.remotes);
  const [router] = useState(() => shell.createRouter(remotes, memberRoutes));
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => followBalance(shell.store, memberId), [shell.store, memberId]);

  return (
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
    </RemotesContext>
  );
}
