import * as runtimeCore from '@module-federation/runtime-core';

// Remotes are built with `externalRuntime`: their entries take the federation runtime from this name instead of carrying it.
(globalThis as typeof globalThis & { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore })._FEDERATION_RUNTIME_CORE =
  runtimeCore;
