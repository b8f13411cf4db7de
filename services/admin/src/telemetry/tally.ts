import { createHash } from 'node:crypto';
import { bucketOf } from './histogram-rules.ts';
import { measured } from './measure-rules.ts';
import { scrubMessage } from './scrub-message.ts';
import type { Reported, TelemetryEvent } from './telemetry-event.ts';

export interface About {
  deployable: string;
  version: string;
  cohort: string;
}

/**
 * Many events as the few rows that they change, each list in the order of its keys, so that two writers never wait for
 * each other in a circle.
 */
export interface Tally {
  sessions: (About & { page: string; affected: boolean })[];
  errors: (About & { count: number })[];
  measures: (About & { measure: string; bucket: number; count: number })[];
  samples: { deployable: string; version: string; fingerprint: string; source: string; message: string; count: number }[];
}

export function tally(reported: readonly Reported[]): Tally {
  const sessions = new Map<string, Tally['sessions'][number]>();
  const errors = new Map<string, Tally['errors'][number]>();
  const measures = new Map<string, Tally['measures'][number]>();
  const samples = new Map<string, Tally['samples'][number]>();

  for (const { page, event } of reported) {
    const about = aboutOf(event);
    const key = [about.deployable, about.version, about.cohort];
    const session = entryOf(sessions, [page, ...key], () => ({ page, ...about, affected: false }));
    switch (event.kind) {
      case 'load':
        break;
      case 'error': {
        session.affected = true;
        entryOf(errors, key, () => ({ ...about, count: 0 })).count += 1;
        const sample = sampleOf(event);
        entryOf(samples, [event.deployable, event.version, sample.fingerprint], () => sample).count += 1;
        break;
      }
      case 'vital':
      case 'phase': {
        const { measure, value } = measured(event);
        const bucket = bucketOf(value);
        entryOf(measures, [...key, measure, bucket], () => ({ ...about, measure, bucket, count: 0 })).count += 1;
        break;
      }
      default:
        event satisfies never;
    }
  }
  return { sessions: inOrder(sessions), errors: inOrder(errors), measures: inOrder(measures), samples: inOrder(samples) };
}

function aboutOf({ deployable, version, cohort }: TelemetryEvent): About {
  return { deployable, version, cohort };
}

function sampleOf({ deployable, version, source, message }: Extract<TelemetryEvent, { kind: 'error' }>): Tally['samples'][number] {
  const scrubbed = scrubMessage(message);
  const fingerprint = createHash('sha256').update(`${source} ${scrubbed}`).digest('hex').slice(0, 16);
  return { deployable, version, fingerprint, source, message: scrubbed, count: 0 };
}

function entryOf<Entry>(entries: Map<string, Entry>, key: readonly (string | number)[], make: () => Entry): Entry {
  const name = key.join('\n');
  const known = entries.get(name) ?? make();
  entries.set(name, known);
  return known;
}

function inOrder<Entry>(entries: Map<string, Entry>): Entry[] {
  return [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
