import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { judgeLayout, withoutExceptions, type Finding, type Layout } from './findings.ts';
import { showVariant, type OpenStory } from './openStory.ts';
import type { StoryEntry } from './stories.ts';
import { VARIANTS, type Variant } from './variants.ts';
import { visitStories } from './visitStories.ts';

/** The outcome of one story. */
export interface StoryReport {
  story: StoryEntry;
  /** Each with the variants in which it was seen. */
  findings: (Finding & { where: string[] })[];
}

interface AxeFinding {
  id: string;
  help: string;
  nodes: string[];
}

const axeScript = () => readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const RUN_AXE = `(async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
})()`;

/** Draws each story in each theme and each width and reports what is wrong with it. */
export async function checkStories(
  folder: string,
  stories: readonly StoryEntry[],
  report: (result: StoryReport) => void,
): Promise<void> {
  await visitStories({
    folder,
    stories,
    scripts: [axeScript()],
    visit: async (page, story, opened) => report({ story, findings: await checkStory(page, opened) }),
  });
}

async function checkStory(page: Page, { complaints, parameters }: OpenStory): Promise<StoryReport['findings']> {
  const seen = new Map<string, StoryReport['findings'][number]>();
  for (const variant of VARIANTS.filter(({ isChecked }) => isChecked)) {
    await showVariant(page, variant);
    for (const finding of withoutExceptions(await checkVariant(page, variant), parameters.check)) {
      const known = seen.get(`${finding.rule} ${finding.text}`) ?? { ...finding, where: [] };
      known.where.push(`${variant.theme === 'light' ? 'светлая' : 'тёмная'} ${variant.width}`);
      seen.set(`${finding.rule} ${finding.text}`, known);
    }
  }
  const loud = parameters.isNoisy
    ? []
    : withoutExceptions(
        [...new Set(complaints)].map((text): Finding => ({ rule: 'console', text: text.slice(0, 400) })),
        parameters.check,
      );
  return [...loud.map((finding) => ({ ...finding, where: [] })), ...seen.values()];
}

async function checkVariant(page: Page, variant: Variant): Promise<Finding[]> {
  const layout = await page.evaluate<Layout>('measureLayout()');
  const violations = await page.evaluate<AxeFinding[]>(RUN_AXE);
  return [
    ...judgeLayout(layout, variant),
    ...violations.map(({ id, help, nodes }): Finding => ({
      rule: 'axe',
      text: `${id}: ${help}\n      ${nodes.slice(0, 3).join('\n      ')}`,
    })),
  ];
}
