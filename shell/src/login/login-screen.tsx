import { late } from '@facet/remote-kit';
import { Brand, LanguageMenu, OutlineStone, Split, Text, TextLink } from '@facet/ui';
import { SITE_NAME } from '../site-name.ts';
import { usePageTitle } from '../use-page-title.ts';
import { t, Trans } from '../texts.ts';
import { DeviceProofCard } from './device-proof-card.tsx';
import styles from './login-screen.module.css';
import { UsernameForm } from './username-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** New members alone see it, and it brings all that a dialog needs. */
const GroupDialog = late(async () => (await import('./group-dialog.tsx')).GroupDialog);

/** Sign-in by username alone, with the steps that the site may ask for. `onLeave` goes back to the homepage. */
export function LoginScreen({ onLeave }: { onLeave: () => void }) {
  usePageTitle(t('Login'));
  const signIn = useSignIn();
  const { step } = signIn;
  return (
    <main className={styles.screen}>
      <div className={styles.side} aria-hidden="true">
        <OutlineStone className={styles.stone} />
        <p className={styles.motto}>
          <Trans id="Every one{br}explained." values={{ br: <br /> }} />
        </p>
      </div>
      <div className={styles.main}>
        <Split>
          <Brand>{SITE_NAME}</Brand>
          <LanguageMenu />
        </Split>
        <div className={styles.card}>
          {step.kind === 'device-proof' ? (
            <DeviceProofCard signIn={signIn} proof={step.proof} />
          ) : (
            <UsernameForm signIn={signIn} onLeave={onLeave} />
          )}
          <Text as="p" tone="muted" size={12}>
            {t('Minimum age 13. Withdrawals are processed in 1-3 business days.')}{' '}
            <Trans
              id="By logging in you accept the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>."
              values={{}}
              components={{ terms: <TextLink href="/terms" />, privacy: <TextLink href="/privacy" /> }}
            />
          </Text>
        </div>
      </div>
      {step.kind === 'group' && <GroupDialog signIn={signIn} applicant={step.applicant} />}
    </main>
  );
}
