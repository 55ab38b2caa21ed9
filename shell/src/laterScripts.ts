// The build makes this a separate chunk and prepends the names and hashes of scripts that load after it
// (vstrecha-kit/src/webpack/runtime/README.md). Without an effect webpack would drop the module, and the chunk with it.
declare global {
  var vstrechaLaterScripts: Readonly<Record<string, readonly [name: string, hash: string]>> | undefined;
}

globalThis.vstrechaLaterScripts ??= {};

export {};
