import { CopyButton, Dialog, Text, TextLink } from '@facet/ui';
import { minuteLabel, RoleButton, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { usePreviewReleaseMutation } from './releases-api.ts';

/** Makes a link that shows this version to whoever opens it. */
export function PreviewButton({ deployable, version }: { deployable: string; version: string }) {
  const act = useAct();
  const [make, { isLoading, data: made, reset }] = usePreviewReleaseMutation();
  const link = made && new URL(made.path, location.origin).href;
  return (
    <>
      <RoleButton
        needs="admin"
        variant="quiet"
        size="small"
        busy={isLoading}
        aria-label={t('Preview {version}', { version })}
        onClick={() => act(make({ deployable, version }), t('Failed to make the link'))}
      >
        {t('Preview…')}
      </RoleButton>
      <Dialog
        open={made !== undefined}
        onOpenChange={reset}
        title={t('Preview of {name} {version}', { name: deployable, version })}
        description={t('Whoever opens the link gets this version in that browser, and everything else as it is.')}
        actions={link && <CopyButton text={link} label={t('Copy link')} />}
      >
        {made && (
          <Text as="p" tone="muted">
            {t('It works until {time}. /preview/off ends it sooner.', { time: minuteLabel(made.expiresAt) })}{' '}
            <TextLink href={link} target="_blank" rel="noreferrer">
              {t('Open')}
            </TextLink>
          </Text>
        )}
      </Dialog>
    </>
  );
}
