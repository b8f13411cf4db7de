export { updateLists } from './apt-lists.ts';
export { unpackPackages } from './unpack-packages.ts';
