/** The lowest first; each may do what those before it may. */
export const OPERATOR_ROLES = ['moderator', 'admin', 'owner'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

interface Declared {
  /** Unique among the remotes; what `src/operators/module.ts` calls it. */
  id: string;
  label: string;
  /** The label in other languages, such as `{ "es": "Promociones" }`. */
  labels?: Record<string, string>;
  /** The lowest role that it is for. */
  role: OperatorRole;
  order: number;
}

/** A tab or page of the operators' area. */
export interface OperatorsTab extends Declared {
  /** `/admin?tab=<id>`: among the console's tabs. `/admin/<id>`: a page of its own, in the bar. */
  path: string;
  /** Name of an icon of @facet/ui. */
  icon: string;
  /** A page that is linked in the operator's menu, not in the bar. */
  inMenu?: boolean;
  /**
   * An operators' GET that answers `{ "count": 2 }`: how many things wait there. It stands beside the label.
   */
  badge?: string;
}

/** Something that the palette does: it goes to an address of the remote's own tabs. */
export interface OperatorsCommand extends Declared {
  path: string;
  icon: string;
  /** In the operator's menu as well. */
  inMenu?: boolean;
}

/** A part of a member's profile: a tab of it. */
export interface OperatorsPanel extends Declared {
  /** No tab: a card beside the member's timeline. */
  beside?: boolean;
  /** Of a card: nothing of the profile is shown while its code comes, and what it says itself (`useProfileHeld`). */
  isHeld?: boolean;
  /** Name of an icon of @facet/ui. */
  icon?: string;
  /** Among what can be done with a member, wherever that is listed. */
  inMenu?: boolean;
  /** The single key that opens it for the current member of the list, where it is in the menu. */
  key?: string;
}

/** Where the console leaves room: its top bar, on every page; below the list of members; below the first steps. */
export type OperatorsPlace = 'bar' | 'members' | 'first-steps';

/** What a remote puts where the console leaves room for it. */
export interface OperatorsInsert extends Declared {
  at: OperatorsPlace;
}

/**
 * What the audit log calls an act of the domain's service (`promo_code.create`), or a field of one (`maxUses`). What
 * has no label is shown as it is.
 */
export interface AuditLabel {
  name: string;
  label: string;
  labels?: Record<string, string>;
}

/**
 * `operators` of remote.json: what a remote brings to the operators' area, known to the console without any code of it.
 */
export interface OperatorsDeclaration {
  tabs: OperatorsTab[];
  memberPanels?: OperatorsPanel[];
  /** Cards above the console's tabs. */
  figures?: Declared[];
  commands?: OperatorsCommand[];
  inserts?: OperatorsInsert[];
  /** Every act that the domain's service records; a test compares. */
  acts?: AuditLabel[];
  /** Fields of these acts. */
  fields?: AuditLabel[];
  /** Kilobytes of brotli that its code may weigh with all its tabs; the build fails above. 60 when absent. */
  weightBudgetKilobytes?: number;
}
