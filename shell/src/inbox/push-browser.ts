/** Where this browser takes messages, and what they are sealed for. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks the member, through their browser. Only after a press: a question that nobody expects is answered no, for ever.
 */
export async function askBrowser(publicKey: string): Promise<PushTarget | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    // One for another key (of this site from before) would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch {
    return 'failed';
  }
}

export async function endInBrowser(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe().catch(() => false);
}
