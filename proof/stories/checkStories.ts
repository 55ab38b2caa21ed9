import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enterContrastTheme } from 'e2e/support/contrastTheme';
import type { Page } from 'playwright-core';
import { buildStorybook, storybookFolder } from 'tooling/build/buildStorybook';
import { judgeLargeText, judgeLayout, withoutExceptions, type Finding, type Layout } from './findings.ts';
import { withForcedStates, withLargeText } from './largeText.ts';
import { showVariant, type OpenStory } from './openStory.ts';
import { pickStories, readStories } from './stories.ts';
import { VARIANTS, type Variant } from './variants.ts';
import { visitAsDesigner } from './visitAsDesigner.ts';
import { visitStories } from './visitStories.ts';

/** With the variants that show it. */
type StoryFinding = Finding & { where: string[] };

interface AxeFinding {
  id: string;
  help: string;
  nodes: string[];
}

const axeScript = () => readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const PROGRESS_EVERY = 50;
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of the standards that judge colours and boxes. All others depend on the visible markup alone. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const READ_VIOLATIONS =
  '({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 160)) }))';

// A later variant with the same visible markup needs the visual rules only. Preloading would copy all style sheets for
// a rule about media, and the product shows no media.
const RUN_AXE = (isFirst: boolean) => `(async () => {
  const elements = [...document.body.querySelectorAll('*')];
  const markup = document.body.outerHTML + elements.map((element) => Number(element.checkVisibility({ visibilityProperty: true }))).join('');
  const isChecked = ${isFirst} === false && markup === window.checkedMarkup;
  window.checkedMarkup = markup;
  const runOnly = isChecked ? { type: 'rule', values: ${JSON.stringify(VISUAL_RULES)} } : ${JSON.stringify(STANDARDS)};
  return axe.run(document, { resultTypes: ['violations'], preload: false, runOnly }).then(${READ_VIOLATIONS});
})()`;

const RUN_CONTRAST = `axe.run(document, { resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values: ['color-contrast'] } }).then(${READ_VIOLATIONS})`;

/**
 * `npm run storybook check [words]`: checks every story, or those whose title or id contains a word, in both themes
 * at 360 and 1440 px. Fails the run for a fault.
 * @param isStressed also at 200 % text and as if everything was hovered and focused: `npm run storybook stress [words]`,
 *   which takes too long for every change
 */
export async function checkStories(words: readonly string[], isStressed = false): Promise<void> {
  await buildStorybook();
  const stories = pickStories(readStories(storybookFolder), words);
  let failed = 0;
  let checked = 0;
  await visitStories({
    folder: storybookFolder,
    stories,
    scripts: [axeScript()],
    visit: async (page, { title, name, id }, opened) => {
      const findings = await checkStory(page, opened, isStressed);
      checked += 1;
      // `npm test` stops a step after ten minutes without output.
      if (checked % PROGRESS_EVERY === 0) console.log(`${checked} of ${stories.length} stories checked`);
      if (findings.length === 0) return;
      failed += 1;
      // Printed at once, so that an interrupted run still shows its findings.
      console.log(`\n${title} · ${name}  (${id})`);
      for (const { rule, text, where } of findings)
        console.log(`  ${rule}: ${text}${where.length > 0 ? `  [${where.join(', ')}]` : ''}`);
    },
    finish: words.length === 0 ? visitAsDesigner : undefined,
  });
  console.log(`\n${stories.length - failed} passed, ${failed} failed`);
  if (failed > 0 || stories.length === 0) process.exitCode = 1;
}

async function checkStory(
  page: Page,
  { complaints, parameters }: OpenStory,
  isStressed: boolean,
): Promise<StoryFinding[]> {
  const seen = new Map<string, StoryFinding>();
  for (const variant of VARIANTS.filter(({ isChecked }) => isChecked)) {
    await showVariant(page, variant);
    const check = isStressed ? stressVariant : checkVariant;
    for (const finding of withoutExceptions(await check(page, variant), parameters.check)) {
      const collected = seen.get(`${finding.rule} ${finding.text}`) ?? { ...finding, where: [] };
      collected.where.push(`${variant.theme === 'light' ? 'light' : 'dark'} ${variant.width}`);
      seen.set(`${finding.rule} ${finding.text}`, collected);
    }
  }
  const loud = parameters.isNoisy
    ? []
    : withoutExceptions(
        [...new Set(complaints)].map((text): Finding => ({ rule: 'console', text: text.slice(0, 400) })),
        parameters.check,
      );
  const inTheme = withoutExceptions(await checkContrastTheme(page), parameters.check);
  return [
    ...loud.map((finding) => ({ ...finding, where: [] })),
    ...seen.values(),
    ...inTheme.map((finding) => ({ ...finding, where: ['contrast theme'] })),
  ];
}

async function checkVariant(page: Page, variant: Variant): Promise<Finding[]> {
  const layout = await page.evaluate<Layout>('measureLayout()');
  const violations = await page.evaluate<AxeFinding[]>(RUN_AXE(variant === VARIANTS[0]));
  return [...judgeLayout(layout, variant), ...violations.map(toFinding)];
}

async function checkContrastTheme(page: Page): Promise<Finding[]> {
  const lost = await enterContrastTheme(page);
  const unreadable = await readContrast(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...lost.map((text): Finding => ({ rule: 'contrast', text })), ...unreadable];
}

async function stressVariant(page: Page, variant: Variant): Promise<Finding[]> {
  const usual = await checkVariant(page, variant);
  const { forced, large } = await withForcedStates(page, async () => ({
    // At the usual size: large text may have less contrast.
    forced: await readContrast(page),
    large: await withLargeText(page, () => page.evaluate<Layout>('measureLayout()')),
  }));
  return [
    ...usual,
    ...judgeLargeText(large, variant),
    ...forced.filter(({ text }) => !usual.some((each) => each.text === text)),
  ];
}

async function readContrast(page: Page): Promise<Finding[]> {
  return (await page.evaluate<AxeFinding[]>(RUN_CONTRAST)).map(toFinding);
}

function toFinding({ id, help, nodes }: AxeFinding): Finding {
  return { rule: 'axe', text: `${id}: ${help}\n      ${nodes.slice(0, 3).join('\n      ')}` };
}
