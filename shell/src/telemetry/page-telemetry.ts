import { ownPageId } from './own-page-id.ts';
import { Telemetry } from './telemetry.ts';

/** This page's own. A beacon outlives the page; it is dropped silently when nobody takes it. */
export const telemetry = new Telemetry(ownPageId(), (body) => {
  navigator.sendBeacon?.('/api/telemetry', new Blob([body], { type: 'application/json' }));
});
