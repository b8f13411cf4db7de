import { useState, type FormEvent } from 'react';
import { failureOf, type Failure } from '@facet/remote-kit';
import { Dialog, Field, Notice, Text, TextField, useToast } from '@facet/ui';
import { RoleButton } from '@facet/console-kit';
import { t } from '../texts.ts';
import { changeOf, formOf, problemOf, type FormProblem, type ProviderForm } from './provider-form.ts';
import { PostbackAddress } from './postback-address.tsx';
import { SenderList } from './sender-list.tsx';
import { useChangeProviderMutation, type Provider } from './providers-api.ts';
import styles from './providers.module.css';

/** What a wall is set to. Only what was changed is sent; the secret can be given, never seen. */
export function ProviderDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const toast = useToast();
  const [before] = useState(() => formOf(provider));
  const [form, setForm] = useState(before);
  const [problem, setProblem] = useState<FormProblem>();
  const [refusal, setRefusal] = useState<Failure>();
  const [change, { isLoading }] = useChangeProviderMutation();

  function set(part: Partial<ProviderForm>): void {
    setForm({ ...form, ...part });
    setProblem(undefined);
    setRefusal(undefined);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const found = problemOf(form);
    if (found) return setProblem(found);
    const body = changeOf(before, form);
    if (Object.keys(body).length === 0) return onClose();
    const { error } = await change({ id: provider.id, body });
    if (error) return setRefusal(failureOf(error));
    toast({ title: t('{name} saved', { name: provider.label }) });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Settings of {name}', { name: provider.label })}
      description={t('Its calls go to {path}.', { path: provider.postbackPath })}
    >
      <form id="provider" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ProviderFields provider={provider} form={form} problem={problem} set={set} />
      </form>
      <PostbackAddress provider={provider} />
      {provider.leavesOpen !== '' && (
        <Text tone="muted" size={12}>
          {t('Its signature does not protect: {what}.', { what: provider.leavesOpen })}
        </Text>
      )}
      {refusal !== undefined && (
        <Notice tone="danger" title={t('Failed to change {name}', { name: provider.label })} requestId={refusal.requestId}>
          {refusal.description}
        </Notice>
      )}
      <RoleButton needs="admin" type="submit" form="provider" variant="primary" busy={isLoading}>
        {t('Save changes')}
      </RoleButton>
    </Dialog>
  );
}

interface FieldsProps {
  provider: Provider;
  form: ProviderForm;
  problem: FormProblem | undefined;
  set: (part: Partial<ProviderForm>) => void;
}

function ProviderFields({ provider, form, problem, set }: FieldsProps) {
  const ownAddress = provider.missing.includes('frameAddress') || (provider.frameAddress?.includes('{memberId}') ?? false);
  return (
    <>
      <TextField
        label={provider.secretName || t('Secret')}
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={provider.hasSecret ? t('A secret is stored. Leave this empty to keep it.') : t('No secret stored: every call is rejected.')}
        value={form.secret}
        onChange={({ target }) => set({ secret: target.value })}
      />
      {Object.keys(form.publicIds).map((name) => (
        <TextField
          key={name}
          label={name}
          spellCheck={false}
          value={form.publicIds[name] ?? ''}
          onChange={({ target }) => set({ publicIds: { ...form.publicIds, [name]: target.value } })}
        />
      ))}
      {ownAddress && (
        <TextField
          label={t('Frame address')}
          hint={t('https, with {name} in braces', { name: 'memberId' })}
          value={form.frameAddress}
          onChange={({ target }) => set({ frameAddress: target.value })}
        />
      )}
      <TextField
        label={t('Range shown to members')}
        value={form.range}
        maxLength={40}
        onChange={({ target }) => set({ range: target.value })}
      />
      <LimitFields provider={provider} form={form} problem={problem} set={set} />
    </>
  );
}

/** What bounds and checks what it pays. */
function LimitFields({ provider, form, problem, set }: FieldsProps) {
  const errorOf = (field: FormProblem['field']) => (problem?.field === field ? problemLabel(problem) : undefined);
  return (
    <>
      <TextField
        label={t('Hold, days')}
        hint={t('Applies to earnings from now on')}
        inputMode="numeric"
        value={form.holdDays}
        error={errorOf('holdDays')}
        onChange={({ target }) => set({ holdDays: target.value })}
      />
      <TextField
        label={t('Cap of one call, R$')}
        inputMode="decimal"
        value={form.cap}
        error={errorOf('cap')}
        onChange={({ target }) => set({ cap: target.value })}
      />
      <Field label={t('Allowed addresses')} hint={t('One per line, addresses or ranges. Empty: the wall’s own list.')}>
        <SenderList value={form.allowedSenders} onChange={(allowedSenders) => set({ allowedSenders })} />
      </Field>
      <TextField
        label={t('R$ per dollar it pays us')}
        hint={
          provider.saysRevenue ? t('Empty: rewards are not compared.') : t('Its calls do not say what it pays us: nothing can be compared.')
        }
        inputMode="decimal"
        value={form.ratePerUsd}
        error={errorOf('ratePerUsd')}
        onChange={({ target }) => set({ ratePerUsd: target.value })}
      />
      <TextField
        label={t('Tolerance, %')}
        inputMode="numeric"
        value={form.rateTolerancePercent}
        error={errorOf('rateTolerancePercent')}
        onChange={({ target }) => set({ rateTolerancePercent: target.value })}
      />
    </>
  );
}

function problemLabel({ kind, min, max }: FormProblem): string {
  return kind === 'whole'
    ? t('A whole number from {min} to {max}', { min, max })
    : t('An amount from {min} to {max} with at most two decimals', { min, max });
}
