import { useProfile } from '@facet/remote-kit';
import { Button, Notice } from '@facet/ui';
import { useRemotes } from '../app/known-remotes.ts';

/** Hints that concern every page: a balance that may be old, pages that are missing. */
export function FrameNotices() {
  const { profile, error, refetch } = useProfile();
  const { failure } = useRemotes();
  return (
    <>
      {(error !== null || profile?.stale) && (
        <Notice tone="info" title="Your balance may be out of date">
          It shows what was last known. Your money is safe, and the figure follows on its own.{' '}
          <Button size="small" icon="rotate-cw" onClick={refetch}>
            Check again
          </Button>
        </Notice>
      )}
      {failure && (
        <Notice tone="warning" title="Some pages are missing">
          {failure.message} The dashboard works.{' '}
          <Button size="small" icon="rotate-cw" onClick={() => location.reload()}>
            Load again
          </Button>
        </Notice>
      )}
    </>
  );
}
