import type { BuildCase } from './failureCases.ts';
import { changeBuild, withEntry, writeBuild, type MadeBuild } from './madeBuilds.ts';
import type { Place } from './places.ts';
import { readNewestBuild } from './registry.ts';

/** Creates the broken build of a case. @param system the shell’s origin, whose newest build is the model */
export async function breakBuild({ broken }: BuildCase, { remote, expose }: Place, system: string): Promise<MadeBuild> {
  if (typeof broken === 'string') return writeBuild(remote, [expose], broken);
  if (broken.part === 'entry') return withEntry([expose], broken.content);
  const real = await readNewestBuild(system, remote);
  const scripts = real.exposes[expose] ?? [];
  return changeBuild(real, (content, address) => (scripts.includes(address) ? broken.content : content));
}
