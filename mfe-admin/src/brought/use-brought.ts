import { declaredText, useOperatorsHost, type OperatorRole, type OperatorsDeclaration, type OperatorsPlace } from '@facet/remote-kit';
import { toIconName, type IconName } from '@facet/ui';

/** Something that a remote brings, as it is shown. */
export interface Brought {
  /** Whose. */
  remote: string;
  id: string;
  /** In the language of the page, as far as the remote speaks it. */
  label: string;
  role: OperatorRole;
  order: number;
}

export interface BroughtPlace extends Brought {
  path: string;
  icon: IconName;
  inMenu: boolean;
  /** The call that says how many things wait there. */
  badge?: string;
}

/** A part of a member's profile. */
interface BroughtPanel extends Brought {
  icon: IconName;
  inMenu: boolean;
  key?: string;
}

interface AllBrought {
  /** Of the console: `/admin?tab=promos`. */
  tabs: BroughtPlace[];
  /** Of their own: `/admin/postbacks`. */
  pages: BroughtPlace[];
  memberPanels: BroughtPanel[];
  /** Those that stand beside a member's timeline. */
  memberCards: (Brought & { isHeld?: boolean })[];
  figures: Brought[];
  commands: BroughtPlace[];
  inserts: (Brought & { at: OperatorsPlace })[];
}

type Declared = NonNullable<OperatorsDeclaration['figures']>[number];
type Place = Declared & { path: string; icon: string; inMenu?: boolean; badge?: string };

/** What all remotes bring to this area, by the registry alone; each list in its order. */
export function useBrought(): AllBrought {
  const { entries } = useOperatorsHost();
  function listOf<Item extends Declared>(of: (entry: OperatorsDeclaration) => Item[] | undefined): (Item & Brought)[] {
    const all = entries.flatMap((entry) =>
      (of(entry) ?? []).map((item) => ({ ...item, label: declaredText(item.label, item.labels), remote: entry.name })),
    );
    return all.toSorted((one, other) => one.order - other.order);
  }
  const places = (of: (entry: OperatorsDeclaration) => Place[] | undefined): BroughtPlace[] =>
    listOf(of).map(({ icon, inMenu = false, ...place }) => ({ ...place, icon: toIconName(icon), inMenu }));
  const tabs = places((entry) => entry.tabs);
  const panels = listOf((entry) => entry.memberPanels);
  return {
    tabs: tabs.filter(({ path }) => path.includes('?')),
    pages: tabs.filter(({ path }) => !path.includes('?')),
    memberPanels: panels
      .filter(({ beside }) => !beside)
      .map(({ icon, inMenu = false, ...panel }) => ({ ...panel, icon: toIconName(icon), inMenu })),
    memberCards: panels.filter(({ beside }) => beside === true),
    figures: listOf((entry) => entry.figures),
    inserts: listOf((entry) => entry.inserts),
    commands: places((entry) => entry.commands),
  };
}
