import { messageOf, type RequestError } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { consequenceOf } from './consequence.ts';
import { downloadAll } from './download-all.ts';
import { NEW_RUN, type Run, type ShirtItem } from './run.ts';
import type { ShirtCalls } from './shirt-calls.ts';
import type { Tell } from './shirt-notices.ts';
import { uploadAll } from './upload-all.ts';

export interface RunParts {
  calls: ShirtCalls;
  tell: Tell;
  keep: (run: Run) => void;
  /** Resolves early when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** False: another tab is at work. */
  alone: (work: () => Promise<void>) => Promise<boolean>;
}

/**
 * The tool at work: what the page shows is `current()`, what it may ask for are the verbs. Holds the cookie, in memory
 * only.
 */
export class ShirtRun {
  readonly parts: RunParts;
  #run: Run;
  #cookie: string | null = null;
  #stopping: AbortController | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(run: Run, parts: RunParts) {
    this.#run = run;
    this.parts = parts;
  }

  readonly current = (): Run => this.#run;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(change: Partial<Run>): void {
    this.#run = { ...this.#run, ...change };
    this.parts.keep(this.#run);
    for (const listener of this.#listeners) listener();
  }

  changeItem(assetId: string, change: Partial<ShirtItem>): void {
    this.change({ items: this.#run.items.map((item) => (item.assetId === assetId ? { ...item, ...change } : item)) });
  }

  /** The rights are confirmed with the server, for this operator session. */
  async confirm({ target, uploadCount }: Pick<Run, 'target' | 'uploadCount'>): Promise<string | null> {
    try {
      const { confirmedAt } = await this.parts.calls.confirmRights();
      this.change({ target, uploadCount, confirmedAt, step: this.#stepAfterSetup(), halt: null });
      return null;
    } catch (error) {
      return messageOf(error as RequestError);
    }
  }

  /** Null when the platform took the cookie, else why not. */
  async signIn(text: string): Promise<string | null> {
    const cookie = text.trim();
    if (cookie === '') {
      const words = t('Please enter your RobloSecurity cookie');
      this.parts.tell('missing-cookie', words);
      return words;
    }
    try {
      const { userInfo, csrfToken } = await this.parts.calls.authenticate(cookie);
      this.#cookie = cookie;
      const session = { valid: true, userInfo, csrfToken, takenAt: new Date().toISOString() };
      this.change({ session, step: this.#run.step === 'login' ? 'downloading' : this.#run.step, halt: null });
      return null;
    } catch (error) {
      const words = messageOf(error as RequestError);
      if (consequenceOf(error) === 'session') this.parts.tell('session-invalid', words);
      return words;
    }
  }

  download(): Promise<void> {
    return this.#work((signal, cookie) => downloadAll(this, cookie, signal));
  }

  upload(): Promise<void> {
    return this.#work((signal, cookie, csrfToken) => uploadAll(this, { cookie, csrfToken }, signal));
  }

  /** What failed for certain is tried again; what is uncertain only when the operator has looked and says so. */
  async uploadAgain({ uncertain }: { uncertain: boolean }): Promise<void> {
    const isMeant = (item: ShirtItem) => item.isDownloaded && item.status === 'failed' && item.isUncertain === uncertain;
    const again = (item: ShirtItem): ShirtItem => ({
      ...item,
      status: 'downloaded',
      error: null,
      isUncertain: false,
      uploadKey: uncertain ? null : item.uploadKey,
    });
    this.change({ step: 'uploading', items: this.#run.items.map((item) => (isMeant(item) ? again(item) : item)) });
    await this.upload();
  }

  async downloadAgain(): Promise<void> {
    const isFailed = (item: ShirtItem) => !item.isDownloaded && item.status === 'failed';
    this.change({
      step: 'downloading',
      items: this.#run.items.map((item) => (isFailed(item) ? { ...item, status: 'pending', error: null } : item)),
    });
    await this.download();
  }

  /** After the one that is under way. */
  stop(): void {
    this.#stopping?.abort();
  }

  /** Another cookie. */
  signOut(): void {
    this.stop();
    this.#cookie = null;
    this.change({ session: null, step: this.#run.step === 'complete' ? 'uploading' : this.#run.step });
  }

  startOver(): void {
    this.stop();
    this.change({ ...NEW_RUN, session: this.#run.session, target: this.#run.target, uploadCount: this.#run.uploadCount });
  }

  /** With what has arrived so far. */
  goToUploads(): void {
    this.change({ step: 'uploading', halt: null });
  }

  backToSetup(): void {
    this.change({ step: 'setup' });
  }

  #stepAfterSetup(): Run['step'] {
    if (this.#run.items.some(({ status }) => status === 'pending')) return 'downloading';
    if (this.#run.items.length > 0) return 'uploading';
    return this.#run.session === null ? 'login' : 'downloading';
  }

  /** One piece of work at a time, in one tab, with a session. */
  async #work(work: (signal: AbortSignal, cookie: string, csrfToken: string) => Promise<void>): Promise<void> {
    const { session, isRunning } = this.#run;
    if (isRunning) return;
    const cookie = this.#cookie;
    if (session === null || !session.valid || cookie === null || session.csrfToken === '') {
      this.parts.tell('invalid-session', t('Log in with your cookie first'));
      this.change({ session: null });
      return;
    }
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.change({ isRunning: true, halt: null });
    const wasAlone = await this.parts.alone(() => work(stopping.signal, cookie, session.csrfToken));
    this.change({ isRunning: false, ...(!wasAlone && { halt: t('The shirt tool is at work in another tab') }) });
  }
}
