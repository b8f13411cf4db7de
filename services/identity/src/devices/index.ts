export { checkDeviceProof } from './check-device-proof.ts';
export { DeviceCookie, type Device } from './device-cookie.ts';
export { deviceErrors } from './device-errors.ts';
export { forgetOldDevices, forgetProofs } from './forget-old-devices.ts';
export { forgetDevices, isFreshlyProven, isKnownDevice, listDevices, lockDevices, rememberDevice } from './known-devices.ts';
export { requestDeviceProof, type RequestedProof } from './request-device-proof.ts';
