export { pushChoiceRoutes } from './choice-routes.ts';
export { deliverMessage, deliverTo } from './deliver-message.ts';
export { forgetDevice, pushIsDue } from './push-devices.ts';
export { pushJob } from './push-job.ts';
export { pushRoutes } from './routes.ts';
export type { Pusher } from './send-message.ts';
export { SenderKey } from './sender-key.ts';
