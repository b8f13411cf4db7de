import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { readAlerts, type Alert } from './alert-rules.ts';

const folder = join(projectRoot, 'deploy/monitoring');

interface Panel {
  title: string;
  description: string;
  targets: { expr: string; legendFormat: string }[];
}

/** As Grafana keeps one: what we look at of it. */
export interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
}

/** The alerts that the project comes with. @throws with everything that is wrong with them. */
export function projectAlerts(): Alert[] {
  return readAlerts(readFileSync(join(folder, 'alerts.yaml'), 'utf8'));
}

/** The dashboards that the project comes with, by file. */
export function projectDashboards(): Record<string, Dashboard> {
  const files = globSync('dashboards/*.json', { cwd: folder }).toSorted((one, other) => one.localeCompare(other));
  return Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Dashboard]));
}

/** Every expression of alerts and dashboards. */
export function projectExpressions(): string[] {
  const panels = Object.values(projectDashboards()).flatMap((dashboard) => dashboard.panels);
  return [...projectAlerts().map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}
