import { Button, Card, CardHead, focusFirstInvalid, Stack, TextField } from '@facet/ui';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { t } from '../texts.ts';
import styles from './promo-code-form.module.css';
import { useRedeem } from './use-redeem.ts';

/** Where a code is entered, and what to know about codes. */
export function PromoCodeForm() {
  const { redeem, isRedeeming } = useRedeem();
  const isAsking = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{ reason: string } | null>(null);
  useEffect(() => {
    if (refusal && form.current) focusFirstInvalid(form.current);
  }, [refusal]);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setCode(upperCased(currentTarget));
    setRefusal(null);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A form can be sent twice within one render.
    if (isAsking.current) return;
    isAsking.current = true;
    const reason = await redeem(code);
    isAsking.current = false;
    setRefusal(reason === null ? null : { reason });
    if (reason === null) setCode('');
  };

  return (
    <Card aria-labelledby="promo-code">
      <CardHead id="promo-code" title={t('Redeem a promo code')} />
      <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack>
          <TextField
            code
            label={t('Promo code')}
            placeholder={t('Your code')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={onChange}
            readOnly={isRedeeming}
            error={refusal?.reason}
          />
          <Button type="submit" variant="primary" wide busy={isRedeeming}>
            {t('Redeem code')}
          </Button>
        </Stack>
      </form>
      <ul className={styles.tips}>
        {tips().map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * The text in upper case. Written into the field with the cursor where it was: React, finding another text there, would
 * move it to the end.
 */
function upperCased(field: HTMLInputElement): string {
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
  return field.value;
}

function tips(): string[] {
  return [t('Codes are case-sensitive'), t('Single-use per account'), t('Codes may expire')];
}
