import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  projectAlerts,
  projectDashboards,
  projectExpressions,
  readAlerts,
  readExposition,
  selectorsOf,
  unknownSeries,
} from '../../src/monitoring/index.ts';
import { projectRoot } from '../../src/project-root.ts';

const sorted = (texts: readonly string[]): string[] => texts.toSorted((one, other) => one.localeCompare(other));
const alerts = projectAlerts();

describe('every alert', () => {
  test.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s has a runbook of its name, which names it',
    (name, { annotations }) => {
      const file = `docs/runbooks/${name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.md`;
      expect(annotations.runbook_url).toBe(file);
      const text = readFileSync(join(projectRoot, file), 'utf8');
      for (const part of [`\`${name}\``, '**A member sees**', '## Look', '## Do', '## Resolved when']) expect(text).toContain(part);
    },
  );

  test('is in the list of runbooks, and each runbook has its alert', () => {
    const list = readFileSync(join(projectRoot, 'docs/runbooks/README.md'), 'utf8');
    const listed = [...list.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, file]) => String(file));
    const files = globSync('*.md', { cwd: join(projectRoot, 'docs/runbooks') }).filter((file) => file !== 'README.md');
    expect(sorted(listed)).toEqual(sorted(files));
    const ofAlerts = alerts.map(({ annotations }) => String(annotations.runbook_url.split('/').at(-1)));
    expect(sorted([...ofAlerts, 'restore.md'])).toEqual(sorted(files));
  });
});

describe('every dashboard', () => {
  test.each(Object.entries(projectDashboards()))('%s has panels that say what they show', (_file, { title, panels }) => {
    expect(title).toMatch(/^Facet: /);
    expect(panels.length).toBeGreaterThan(5);
    for (const panel of panels)
      expect([panel.title, panel.description, panel.targets.length > 0]).toEqual([expect.any(String), expect.stringMatching(/\w/), true]);
  });

  test('is in the map that Grafana mounts', () => {
    const map = readFileSync(join(projectRoot, 'deploy/monitoring/kustomization.yaml'), 'utf8');
    for (const file of Object.keys(projectDashboards())) expect(map).toContain(file);
  });
});

test('every expression is PromQL and reads a metric', () => {
  for (const expression of projectExpressions()) expect(selectorsOf(expression)).not.toEqual([]);
});

test('what runbooks call by a path is there', () => {
  for (const file of globSync('docs/runbooks/*.md', { cwd: projectRoot })) {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
      expect([file, link, existsSync(join(projectRoot, 'docs/runbooks', link))]).toEqual([file, link, true]);
    const scripts = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;
    for (const [, script = ''] of text.matchAll(/npm run ([a-z:-]+)/g)) expect(Object.keys(scripts)).toContain(script);
  }
});

describe('the check', () => {
  const told = readExposition([
    '# TYPE a_total counter\na_total{state="x",who="\\"quoted\\", {b}"} 1\na_total{state="y"} 2e+3\n',
    'b_seconds_bucket{le="0.1"} 4\nb_seconds_count 4\nplain 0\n',
  ]);

  test('reads what is told', () => {
    expect([...told.keys()]).toEqual(['a_total', 'b_seconds_bucket', 'b_seconds_count', 'plain']);
    expect(told.get('a_total')?.get('state')).toEqual(new Set(['x', 'y']));
    expect(() => readExposition(['what is this'])).toThrow('no sample of Prometheus');
  });

  test.each([
    ['nothing in what is right', 'sum by (state) (rate(a_total{state="x"}[5m])) / on (job) plain > 0 and up{job="w"} == 1', []],
    ['a metric that nobody tells', 'rate(a_totals[5m]) > 0', ['a_totals is told by nobody']],
    ['one in the depth', 'max(plain) > 1 or (time() - max by (instance) (gone_seconds > 0)) > 3', ['gone_seconds is told by nobody']],
    ['a part of a histogram that is another name', 'b_seconds', ['b_seconds is told by nobody']],
    ['a label that is matched', 'a_total{stat="x"}', ['a_total has no label stat']],
    ['a label that is grouped by', 'sum by (state, le) (a_total)', ['a_total has no label le']],
    ['a label that is joined by', 'plain * on (state) group_left a_total', ['plain has no label state']],
    ['a value that no series has', 'a_total{state="z"}', ['a_total has no state="z"']],
  ])('finds %s', (_what, expression, expected) => {
    expect(unknownSeries([expression], told)).toEqual(expected);
  });

  test.each(['sum by (state (a_total)', 'rate(a_total[5m)', 'a_total >', '{state="x"}'])('refuses what is no PromQL: %s', (expression) => {
    expect(() => selectorsOf(expression)).toThrow(/^no (PromQL|metric)/);
  });

  const rule = {
    alert: 'TooMuch',
    expr: 'plain > 0',
    labels: { severity: 'warning' },
    annotations: { summary: 'Too much.', runbook_url: 'x.md' },
  };
  const file = (...rules: object[]) => JSON.stringify({ groups: [{ name: 'all', rules }] });
  test('takes a good rule', () => expect(readAlerts(file({ ...rule, for: '1m30s' }))).toHaveLength(1));
  test.each([
    ['a key that Prometheus does not know', file({ ...rule, fro: '5m' }), 'a rule: fro is not known'],
    ['no summary', file({ ...rule, annotations: { runbook_url: 'x.md' } }), 'annotations of TooMuch: summary is missing'],
    ['a duration that is none', file({ ...rule, for: '5 minutes' }), 'TooMuch waits for "5 minutes", which is no duration'],
    ['a severity that nobody is called for', file({ ...rule, labels: { severity: 'page' } }), 'TooMuch has no severity page'],
    ['the same twice', file(rule, rule), 'TooMuch is there twice'],
    ['no rules', file(), 'rules of all must be a list with something in it'],
    ['an empty expression', file({ ...rule, expr: '' }), 'expr of TooMuch must be a text'],
  ])('refuses %s', (_what, text, expected) => expect(() => readAlerts(text)).toThrow(expected));
});
