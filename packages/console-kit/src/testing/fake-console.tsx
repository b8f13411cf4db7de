import type { ComponentType, ReactNode } from 'react';
import {
  late,
  OperatorContext,
  useParams,
  useSearchParams,
  type MemberPanelProps,
  type Operator,
  type OperatorsModule,
  type RemoteModule,
} from '@facet/remote-kit';
import { loadTexts } from '@facet/remote-kit/host';
import { SkeletonCard } from '@facet/ui';
import { useDenseControls } from '../density/use-dense-controls.ts';

export function someOperator(change: Partial<Operator> = {}): Operator {
  return { id: '01930000-0000-7000-8000-000000000001', username: 'mirela', role: 'owner', ...change };
}

/**
 * The operators' area with nothing in it but what one module brings, for an operator who is signed in: a remote for
 * `renderRemote` and `startStandalone`. `/admin?tab=promos` and `/admin/postbacks` as in the real console; a panel is
 * at `/admin?panel=earnings&member=…`, an insert at `/admin?insert=bot`.
 */
export function fakeConsole(operators: OperatorsModule, operator: Partial<Operator> = {}): RemoteModule {
  const { contract, api, slices, routes, memberPanels = {}, figures = {}, inserts = {} } = operators;
  const parts = { tab: lazily(routes), panel: lazily(memberPanels), figure: lazily(figures), insert: lazily(inserts) };
  const Area = () => <FakeArea parts={parts} operator={someOperator(operator)} />;
  const page = { handle: { title: 'Admin' }, Component: Area };
  return {
    contract,
    api,
    slices,
    routes: [
      { path: '/admin', ...page },
      { path: '/admin/:page', ...page },
    ],
  };
}

type Parts = Record<string, ComponentType<MemberPanelProps>>;

type Load = () => Promise<{ Component: (props: MemberPanelProps) => ReactNode }>;

function lazily(loads: Readonly<Record<string, Load>>): Parts {
  const lazies = Object.entries(loads).map(([id, load]) => [id, late(() => withTexts(load), <SkeletonCard />)] as const);
  return Object.fromEntries(lazies);
}

/** A part brings texts of its own. */
async function withTexts(load: Load) {
  const { Component } = await load();
  await loadTexts();
  return Component;
}

function FakeArea({ parts, operator }: { parts: Record<'tab' | 'panel' | 'figure' | 'insert', Parts>; operator: Operator }) {
  const { page } = useParams();
  const [address] = useSearchParams();
  useDenseControls();
  const kind = (['panel', 'figure', 'insert'] as const).find((each) => address.has(each)) ?? 'tab';
  const id = page ?? address.get(kind) ?? '';
  const Content = parts[kind][id];
  return (
    <OperatorContext value={operator}>
      <main style={{ padding: 'var(--space-4)' }}>
        {page === undefined && <h1 translate="no">{id}</h1>}
        {Content ? (
          <Content key={id} memberId={address.get('member') ?? ''} username="tundra_vex" isDeleted={false} />
        ) : (
          <p role="alert">
            The module has no {kind} {id}
          </p>
        )}
      </main>
    </OperatorContext>
  );
}
