export { checkDeviceProof } from './check-device-proof.ts';
export { DeviceCookie, type Device } from './device-cookie.ts';
export { forgetOldDevices } from './forget-old-devices.ts';
export { isKnownDevice, rememberDevice } from './known-devices.ts';
export { requestDeviceProof, type RequestedProof } from './request-device-proof.ts';
