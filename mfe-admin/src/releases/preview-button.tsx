import { useState } from 'react';
import { CopyButton, Dialog, Text, TextLink } from '@facet/ui';
import { minuteLabel, RoleButton, useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { usePreviewReleaseMutation } from './releases-api.ts';

/** Makes a link that shows this version to whoever opens it. */
export function PreviewButton({ deployable, version }: { deployable: string; version: string }) {
  const fail = useFailure();
  const [make, { isLoading }] = usePreviewReleaseMutation();
  const [made, setMade] = useState<{ link: string; expiresAt: string }>();

  async function preview(): Promise<void> {
    const { data, error } = await make({ deployable, version });
    if (error) fail(t('Failed to make the link'), error);
    else setMade({ link: new URL(data.path, location.origin).href, expiresAt: data.expiresAt });
  }

  return (
    <>
      <RoleButton
        needs="admin"
        variant="quiet"
        size="small"
        busy={isLoading}
        aria-label={t('Preview {version}', { version })}
        onClick={() => void preview()}
      >
        {t('Preview…')}
      </RoleButton>
      <Dialog
        open={made !== undefined}
        onOpenChange={() => setMade(undefined)}
        title={t('Preview of {name} {version}', { name: deployable, version })}
        description={t('Whoever opens the link gets this version in that browser, and everything else as it is.')}
        actions={made && <CopyButton text={made.link} label={t('Copy link')} />}
      >
        {made && (
          <Text as="p" tone="muted">
            {t('It works until {time}. /preview/off ends it sooner.', { time: minuteLabel(made.expiresAt) })}{' '}
            <TextLink href={made.link} target="_blank" rel="noreferrer">
              {t('Open')}
            </TextLink>
          </Text>
        )}
      </Dialog>
    </>
  );
}
