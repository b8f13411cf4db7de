import type { NoticeKind } from '@facet/remote-kit';
import { asObject, asText, asTexts } from './as-shapes.ts';

const TONES = ['accent', 'danger', 'warning', 'info'] as const;

/**
 * The kinds of notices that a remote declares. An odd one is left out: its notices are then shown without words, and
 * nothing else is lost.
 */
export function parseNotices(value: unknown): NoticeKind[] {
  return Array.isArray(value) ? value.flatMap(parseNotice) : [];
}

function parseNotice(value: unknown): NoticeKind[] {
  try {
    const { kind, label, labels, about, abouts, icon, tone, text, texts, detail, details, path, action, actions, claims, isAlways, order } =
      asObject(value, 'notices');
    const known = TONES.find((one) => one === tone);
    const isOwnPath = typeof path === 'string' && /^\/[a-z0-9-/]+(\/\{\w+\}|\?\w+=\{\w+\})?$/.test(path);
    return [
      {
        kind: asText(kind, 'notices.kind'),
        label: asText(label, 'notices.label'),
        labels: asTexts(labels),
        ...(typeof about === 'string' && { about, abouts: asTexts(abouts) }),
        icon: asText(icon, 'notices.icon'),
        ...(known && { tone: known }),
        text: asText(text, 'notices.text'),
        texts: asTexts(texts),
        ...(typeof detail === 'string' && { detail, details: asTexts(details) }),
        ...(isOwnPath && typeof action === 'string' && { path, action, actions: asTexts(actions) }),
        ...(typeof claims === 'string' && /^\/api\/[a-z0-9-/]+$/.test(claims) && { claims }),
        isAlways: isAlways === true,
        ...(typeof order === 'number' && Number.isFinite(order) && { order }),
      },
    ];
  } catch {
    return [];
  }
}
