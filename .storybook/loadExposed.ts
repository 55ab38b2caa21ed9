import type { ExposedName } from 'shared-api/federation';
import type { WidgetModule } from 'shared-ui/Widget';
import { exposes as mf_catalog } from '../mf-catalog/src/exposes';
import { exposes as mf_meetings } from '../mf-meetings/src/exposes';
import { exposes as mf_messenger } from '../mf-messenger/src/exposes';
import { exposes as mf_organizer } from '../mf-organizer/src/exposes';
import { exposes as mf_profile } from '../mf-profile/src/exposes';
import { exposes as mf_registration } from '../mf-registration/src/exposes';

const remotes = { mf_catalog, mf_meetings, mf_messenger, mf_organizer, mf_profile, mf_registration };

/** Replaces the shell's loader of remotes: pages in Storybook take their sources, as the build with one bundle does. */
export async function loadExposed(name: ExposedName): Promise<WidgetModule> {
  const [remote, expose] = name.split('/') as [keyof typeof remotes, string];
  const exposes: Record<string, () => Promise<object>> = remotes[remote];
  const module = (await exposes[expose]?.()) as Record<string, WidgetModule['default']>;
  return { default: module[expose] as WidgetModule['default'] };
}

export function preloadExposed(): void {}
