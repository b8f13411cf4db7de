/** What a provider's secret is bound to: one that is moved to another provider's row does not open. */
export function sealedFor(provider: string): string {
  return `provider_settings.sealed_secret:${provider}`;
}
