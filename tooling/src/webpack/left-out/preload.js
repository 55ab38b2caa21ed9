// In the place of the federation runtime's own file, which fetches ahead what manifests name: this system has none. The registry says what is
// fetched ahead (shell/src/federation/fetchBuild.ts).
function refuse() {
  throw new Error(
    'This host preloads nothing by manifests. Ask the registry: preloadExposed of shell/src/federation/loadExposed.ts.',
  );
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
