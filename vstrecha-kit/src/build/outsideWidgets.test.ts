import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { writeShell } from '../testing/writeShell.ts';
import { writeSite } from '../testing/writeSite.ts';
import { compareTypes } from '../types/compareTypes.ts';
import { prune } from '../types/prune.ts';
import { readTypes } from '../types/readTypes.ts';
import { withOutsideWidgets } from './outsideWidgets.ts';

const WIDGET = 'mf_surveys/SurveysWidget';
const { types } = readTypes(writeShell());

const declare = (props: string) => `import type { SlotProps } from 'shared-api/federation';

declare module 'shared-api/federation' {
  interface FederatedWidgets {
    '${WIDGET}': ${props};
  }
}
`;
const packaged = (folder: string, props: string) => ({
  [`${folder}/package.json`]: '{"exports":{"./widgets":"./src/widgets.ts"}}',
  [`${folder}/src/widgets.ts`]: declare(props),
});

/** Types recorded with the widget's own remote, and with a remote that has installed its types. */
function record(own: string, installed: string) {
  const root = writeSite({
    ...packaged('mf-surveys', own),
    ...packaged('mf-partners/node_modules/mf-surveys', installed),
    'mf-partners/package.json': '{}',
    'mf-partners/src/Page.tsx': `import type {} from 'mf-surveys/widgets';\n<Widget name="${WIDGET}" userId={7} />;`,
  });
  return ['mf-surveys', 'mf-partners'].map((folder) =>
    prune(withOutsideWidgets(path.join(root, folder), types), [WIDGET]),
  );
}

test('compares props of widgets between outside teams [TEAM-02] [TEAM-15]', async () => {
  const judge = async (own: string, installed: string) => {
    const [needed, given] = record(own, installed);
    assert.ok(given && needed);
    return (await compareTypes([{ given, needed, subjects: [WIDGET] }]))[0]?.join('\n') ?? '';
  };
  const slot = `SlotProps<'own-page.side'>`;
  assert.equal(await judge(slot, slot), '');
  assert.equal(await judge(`${slot} & { isShort?: boolean }`, slot), '');
  assert.match(await judge(`${slot} & { topic: string }`, slot), /^mf_surveys\/SurveysWidget: requires 'topic'\./);
  assert.match(await judge('{ id: number }', slot), /SurveysWidget: .*has no 'userId'/s);
});
