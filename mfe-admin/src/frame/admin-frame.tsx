import { Outlet } from '@facet/remote-kit';
import { SkipLink } from '@facet/ui';
import { SecondStepFirst } from '../account/index.ts';
import { AdminGate, useAccount } from '../session/index.ts';
import { TopBar } from './top-bar.tsx';
import styles from './admin-frame.module.css';

/** Around every page of the operators' area: the gate, the bar, the page. */
export function Component() {
  return (
    <AdminGate>
      <Area />
    </AdminGate>
  );
}

function Area() {
  if (useAccount().mustAddTotp) return <SecondStepFirst />;
  return (
    <>
      <SkipLink />
      <TopBar />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
