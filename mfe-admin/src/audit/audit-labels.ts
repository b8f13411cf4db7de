import { declaredText, msg, useOperatorsHost, type AuditLabel, type Message, type OperatorsEntry } from '@facet/remote-kit';
import { t } from '../texts.ts';

type Labels = Readonly<Record<string, Message>>;

/** Acts of services/admin. Another service's have their labels in its remote's `remote.json`. */
const ACTS: Labels = {
  'operator-policy.change': msg('Change the rule for second steps'),
  'operator.add-totp': msg('Add a second step'),
  'operator.remove-totp': msg('Remove a second step'),
  'operator.reset-totp': msg('Reset a second step'),
  'operator.change-password': msg('Change a password'),
  'operator.change-role': msg('Change a role'),
  'operator.sign-in': msg('Log in'),
  'operator.sign-out': msg('Log out'),
  'operator.create': msg('Create an administrator'),
  'operator.remove': msg('Remove an administrator'),
  'operator.end-session': msg('End a session'),
  'operator.end-sessions': msg('End sessions'),
  'release.move': msg('Move a release'),
  'release.preview': msg('Make a preview link'),
  'shirt-rights.confirm': msg('Confirm rights to a shirt'),
  'shirt-template.download': msg('Download a shirt template'),
  'shirt.upload': msg('Upload a shirt'),
};

/** Fields of these acts. */
const FIELDS: Labels = {
  role: msg('role'),
  username: msg('username'),
};

export interface AuditLabels {
  /** As people call it. One that nobody named, or whose remote is away, in its own words: `a_b.c` is "a b: c". */
  ofAct: (action: string) => string;
  /** Of an act: another domain may call a field of the same name otherwise. `oldestFirst` is "oldest first". */
  ofField: (action: string, name: string) => string;
  /** All that are named, in the order of their labels. */
  acts: () => { value: string; label: string }[];
}

/** What the audit log's acts and fields are called, by the console and by the registry's remotes. */
export const useAuditLabels = (): AuditLabels => auditLabels(useOperatorsHost().entries);

export function auditLabels(entries: readonly OperatorsEntry[]): AuditLabels {
  const ownerOf = (action: string) => entries.find(({ acts }) => acts?.some(({ name }) => name === action));
  return {
    ofAct: (action) => own(ACTS, action) ?? declared(ownerOf(action)?.acts, action) ?? action.replace('.', ': ').replaceAll(/[_-]/g, ' '),
    ofField: (action, name) => declared(ownerOf(action)?.fields, name) ?? own(FIELDS, name) ?? separated(name),
    acts: () =>
      [
        ...Object.entries(ACTS).map(([value, label]) => ({ value, label: t(label) })),
        ...entries.flatMap(({ acts = [] }) => acts.map(({ name, label, labels }) => ({ value: name, label: declaredText(label, labels) }))),
      ].toSorted((one, other) => one.label.localeCompare(other.label)),
  };
}

function own(labels: Labels, name: string): string | undefined {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label && t(label);
}

function declared(labels: readonly AuditLabel[] | undefined, name: string): string | undefined {
  const found = labels?.find((each) => each.name === name);
  return found && declaredText(found.label, found.labels);
}

function separated(name: string): string {
  return name
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
