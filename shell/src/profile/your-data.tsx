import { useMember } from '@facet/remote-kit';
import { Button, Card, CardHead, Split, Stack, Text, TextLink, useToast } from '@facet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saveFile } from '../save-file.ts';
import { t } from '../texts.ts';
import { DeleteAccount } from './delete-account.tsx';
import { useOwnData } from './own-data.ts';
import styles from './profile.module.css';

/** What is kept about the member, in a file of theirs. */
export function YourData() {
  const toast = useToast();
  const { username } = useMember();
  const readAll = useOwnData();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { file, missing } = await readAll().finally(() => setBusy(false));
    if (missing.length > 0) {
      toast({
        tone: 'danger',
        title: t('Your data isn’t complete right now'),
        description: t('Part of the site isn’t answering. Try again in a few minutes.'),
      });
      return;
    }
    saveFile(`${username}-facet.json`, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
    toast({ title: t('Your data is in your downloads') });
  };
  return (
    <Card aria-labelledby="your-data">
      <CardHead id="your-data" title={t('Your data')} />
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('What we keep about you, in one file that you can open.')}
        </Text>
        <Button wide icon="download" busy={isBusy} onClick={save}>
          {t('Download my data')}
        </Button>
        <Split>
          <div className={styles.links}>
            <TextLink asChild>
              <Link to="/terms">{t('Terms')}</Link>
            </TextLink>
            <TextLink asChild>
              <Link to="/privacy">{t('Privacy')}</Link>
            </TextLink>
          </div>
          <DeleteAccount />
        </Split>
      </Stack>
    </Card>
  );
}
