import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shell that serves only a registry and the name of its build. */
export interface TestShell {
  url: string;
  /** Builds of `mf_catalog`. */
  released: string[];
  /** Name of the shell's build. */
  build: string;
  /** Registry text to send instead of one made from `released`. */
  registry: string | undefined;
  /** Number of registry reads. */
  readings: number;
  close(): void;
}

export const SHELL_BUILD = 'abcdef012345';

export async function startTestShell(...released: string[]): Promise<TestShell> {
  const server = createServer(({ url }, response) => {
    if (url !== '/registry.json') return response.end(shell.build);
    shell.readings += 1;
    const remotes = {
      mf_catalog: shell.released.map((build) => ({ build, remote: { owner: '@vstrecha/catalog' } })),
      mf_meetings: [{ build: 'one' }, { build: 'two' }],
    };
    return response.end(shell.registry ?? JSON.stringify({ remotes }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const shell: TestShell = { url, released, build: SHELL_BUILD, registry: undefined, readings: 0, close };
  return shell;
}
