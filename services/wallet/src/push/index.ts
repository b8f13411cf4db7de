export { deliverMessage, deliverTo } from './deliver-message.ts';
export { forgetDevice, pushIsDue } from './push-devices.ts';
export { pushJob } from './push-job.ts';
export { pushRoutes } from './routes.ts';
export { SenderKey } from './sender-key.ts';
