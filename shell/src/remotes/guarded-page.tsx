import { Component, type ComponentType, type ReactNode } from 'react';
import type { RegistryEntry } from './registry-entry.ts';
import { reloadPage } from './reload-page.ts';
import { RemoteErrorCard } from './remote-error-card.tsx';

export interface GuardedPageProps {
  entry: RegistryEntry;
  Page: ComponentType;
  /** What the page gets. */
  props?: object;
  /** The same page of another version of the remote; rejects when there is none. */
  replacement: (error: unknown) => Promise<ComponentType>;
  /** It stopped again, in whatever version. */
  onBroken: (error: unknown) => void;
}

interface GuardedPageState {
  Page: ComponentType;
  failure: { error: unknown } | null;
}

/**
 * A page of a remote. When it stops while it is drawn a card takes its place, until another version's page is there,
 * once. Retry draws it again, and the next one loads the site anew: the code that was fetched stays as it is, only a
 * new page gets what cures it.
 */
export class GuardedPage extends Component<GuardedPageProps, GuardedPageState> {
  override state: GuardedPageState = { Page: this.props.Page, failure: null };
  #hasTried = false;
  #wasDrawnAgain = false;

  static getDerivedStateFromError(error: unknown): Pick<GuardedPageState, 'failure'> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.#hasTried) return this.props.onBroken(error);
    this.#hasTried = true;
    this.props.replacement(error).then(
      (Page) => this.setState({ Page, failure: null }),
      // The card stays.
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { Page, failure } = this.state;
    if (!failure) return <Page {...this.props.props} />;
    return <RemoteErrorCard entry={this.props.entry} error={failure.error} onRetry={() => this.#retry()} />;
  }

  async #retry(): Promise<void> {
    if (this.#wasDrawnAgain) return reloadPage();
    this.#wasDrawnAgain = true;
    this.setState({ failure: null });
  }
}
