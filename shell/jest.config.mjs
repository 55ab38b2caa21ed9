import { readBuiltRemotes } from '../tooling/src/webpack/builtRemotes.ts';
import { definePackage } from '../vstrecha-kit/src/jest/preset.mjs';

export default {
  ...definePackage(import.meta.url),
  // Defined by webpack in the product.
  globals: { HOST_BUILD: 'test', HOST_VERSIONS: {}, HOST_PROVIDES: {}, BUILT_REMOTES: readBuiltRemotes() },
};
