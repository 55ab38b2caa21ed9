// In the place of the federation runtime's own file, which reads manifests: this system has none, the registry says what they would say.
export class SnapshotHandler {
  manifestCache = new Map();
  /** Of the steps of reading a manifest, which plugins may follow: there are none to follow. */
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

export function getGlobalRemoteInfo() {
  return {};
}
