import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useToast } from './toast/toast-context.ts';
import { t } from './texts.ts';

const COPIED_MS = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label?: string | undefined;
}

/** Copies a text and says Copied for 2 s. Needs UiProvider above. */
export function CopyButton({ text, label = t('Copy') }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  const toast = useToast();

  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
    } catch {
      toast({ tone: 'danger', title: t('Could not copy'), description: t('Select the text and copy it by hand.') });
    }
  }

  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{copied ? t('Copied') : label}</span>
    </Button>
  );
}
