export { FlowMeter } from './flow-meter.ts';
