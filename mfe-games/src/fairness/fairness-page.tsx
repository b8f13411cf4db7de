import { Link } from '@facet/remote-kit';
import { Button, Columns, Icon, PageHeader, Stack } from '@facet/ui';
import { HowItIsSealed } from './how-it-is-sealed.tsx';
import { NextSeed } from './next-seed.tsx';
import { RoundList } from './round-list.tsx';

/** /games/fairness */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader
        title="Past rounds"
        aside={
          <Button asChild variant="quiet">
            <Link to="/games" aria-label="Back to games">
              <Icon name="arrow-left" />
            </Link>
          </Button>
        }
      >
        Every round was sealed before you bet. Check any of them, here or by a program of your own.
      </PageHeader>
      <Columns>
        <RoundList />
        <Stack>
          <NextSeed />
          <HowItIsSealed />
        </Stack>
      </Columns>
    </Stack>
  );
}
