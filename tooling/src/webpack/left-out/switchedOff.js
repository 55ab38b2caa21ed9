// In the place of two of the federation runtime's own files, plugins/generate-preload-assets.js and shared/index.js, which its flags switch off
// (hostConfig.ts) but leave imported: without them the build knows that the runtime compares no versions here, and leaves that out, too.
export class SharedHandler {}

export function generatePreloadAssetsPlugin() {}
