import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@facet/tooling/until';

const FOLDER = join(import.meta.dirname, '../../deploy/database');
const PROJECT = 'facet-database-drill';
const FILES = ['compose.yml', 'drill.yml'].flatMap((name) => ['-f', join(FOLDER, name)]);
const SERVERS = ['postgres-1', 'postgres-2', 'postgres-3'];
const ETCD = ['etcd-1', 'etcd-2', 'etcd-3'];
const HEALTHY_MS = 180_000;

interface Member {
  Member: string;
  Role: string;
  State: string;
}

export interface Strike {
  readonly name: string;
  /** Returns what makes good what it broke. */
  readonly strike: (cluster: Cluster) => Promise<{ victim: string; heal: () => Promise<unknown> }>;
}

/** `deploy/database` in containers of its own. */
export class Cluster {
  readonly url: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly recoverCommand = join(FOLDER, 'recover');

  constructor(port: number, standbysPort: number) {
    this.url = `postgres://postgres:demo-postgres@127.0.0.1:${port}/postgres`;
    const project = { COMPOSE_PROJECT_NAME: PROJECT, FILES: FILES.join(' ') };
    this.environment = { ...process.env, ...project, DATABASE_PORT: String(port), STANDBYS_PORT: String(standbysPort) };
  }

  async start(): Promise<void> {
    await this.compose('up', '--build', '--detach', '--quiet-pull', '--wait');
    await this.healthy();
  }

  remove(): Promise<string> {
    return this.compose('down', '--volumes', '--timeout', '1');
  }

  compose(...words: string[]): Promise<string> {
    return this.#run('docker', ['compose', ...FILES, ...words]);
  }

  docker(...words: string[]): Promise<string> {
    return this.#run('docker', words);
  }

  inside(container: string, ...words: string[]): Promise<string> {
    return this.compose('exec', '--no-TTY', container, ...words);
  }

  containerOf(name: string): string {
    return `${PROJECT}-${name}-1`;
  }

  get network(): string {
    return `${PROJECT}_default`;
  }

  async leader(): Promise<string> {
    const members = await this.#members();
    const leader = members.find(({ Role, State }) => Role === 'Leader' && State === 'running');
    if (!leader) throw new Error(`no leader: ${JSON.stringify(members)}`);
    return leader.Member;
  }

  /** A leader, and two standbys that have all that it has. */
  async healthy(): Promise<void> {
    await until(
      'a leader and two standbys',
      async () => {
        const members = await this.#members().catch(() => []);
        const streaming = members.filter(({ State }) => State === 'streaming');
        return streaming.length === 2 && members.some(({ Role, State }) => Role === 'Leader' && State === 'running');
      },
      HEALTHY_MS,
      500,
    );
  }

  async etcdLeader(): Promise<string> {
    const endpoints = ETCD.map((name) => `http://${name}:2379`).join(',');
    const told = await this.inside(ETCD[0] ?? '', 'etcdctl', `--endpoints=${endpoints}`, 'endpoint', 'status', '--write-out=json');
    const all = JSON.parse(told) as { Endpoint: string; Status: { leader: number; header: { member_id: number } } }[];
    const leader = all.find(({ Status }) => Status.leader === Status.header.member_id);
    if (!leader) throw new Error(`etcd has no leader: ${told}`);
    return new URL(leader.Endpoint).hostname;
  }

  async #members(): Promise<Member[]> {
    for (const server of SERVERS) {
      const told = await this.inside(server, 'patronictl', 'list', '--format=json').catch(() => null);
      if (told !== null) return JSON.parse(told) as Member[];
    }
    return [];
  }

  async #run(command: string, words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(command, words, { env: this.environment, maxBuffer: 50_000_000 });
    return stdout;
  }
}

export const STRIKES: readonly Strike[] = [
  {
    name: 'the leader is killed',
    strike: async (cluster) => {
      const victim = await cluster.leader();
      await cluster.compose('kill', '--signal=KILL', victim);
      return { victim, heal: () => cluster.compose('start', victim) };
    },
  },
  {
    name: 'the leader is cut off',
    strike: async (cluster) => {
      const victim = await cluster.leader();
      const container = cluster.containerOf(victim);
      await cluster.docker('network', 'disconnect', cluster.network, container);
      return { victim, heal: () => cluster.docker('network', 'connect', '--alias', victim, cluster.network, container) };
    },
  },
  {
    name: "the leader's disk is full",
    strike: async (cluster) => {
      const victim = await cluster.leader();
      const disk = `/disks/${victim}`;
      // To the last byte: what is free, and then what became free meanwhile.
      await cluster.inside(
        'disks',
        'sh',
        '-c',
        `dd if=/dev/zero of=${disk}/full bs=64k 2>/dev/null; dd if=/dev/zero of=${disk}/fuller bs=1k 2>/dev/null; true`,
      );
      return { victim, heal: () => cluster.inside('disks', 'rm', `${disk}/full`, `${disk}/fuller`) };
    },
  },
  {
    name: "etcd's leader is killed",
    strike: async (cluster) => {
      const victim = await cluster.etcdLeader();
      await cluster.compose('kill', '--signal=KILL', victim);
      return { victim, heal: () => cluster.compose('start', victim) };
    },
  },
];
