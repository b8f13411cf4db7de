export { InvalidManifestsError } from './manifest/invalid-manifests-error.ts';
export { readManifests } from './manifest/read-manifests.ts';
export type { ServiceManifest, ServiceRoute, ServiceSetting } from './manifest/service-manifest.ts';
export type { GatewayOptions, NginxInstallation } from './gateway-options.ts';
export { type GatewayCommand, renderGateway } from './render-gateway.ts';
