import type { Page } from 'playwright-core';
import { NEXT_PAINT } from './openStory.ts';

// `:not(.--)` always matches and has the specificity of a pseudo-class, so the cascade stays as it is.
const ANY = ':not(.--)';

/**
 * Makes all elements look hovered and focused. Skip links, which appear with `:focus`, stay hidden: each is shown
 * alone.
 */
const FORCE_STATES = `(() => {
  const changed = [];
  const force = (rules) => {
    for (const rule of rules) {
      if (rule.cssRules?.length) force(rule.cssRules);
      const { selectorText } = rule;
      if (!selectorText || !/:(hover|focus-visible)/.test(selectorText)) continue;
      changed.push([rule, selectorText]);
      rule.selectorText = selectorText.replace(/:(hover|focus-visible)/g, '${ANY}');
    }
  };
  for (const { cssRules } of document.styleSheets) force(cssRules);
  window.unforceStates = () => changed.forEach(([rule, selectorText]) => { rule.selectorText = selectorText; });
})()`;

const UNFORCE_STATES = 'window.unforceStates()';

/** Runs checks while all elements look hovered and focused. */
export async function withForcedStates<T>(page: Page, run: () => Promise<T>): Promise<T> {
  await page.evaluate(FORCE_STATES);
  try {
    return await run();
  } finally {
    await page.evaluate(UNFORCE_STATES);
  }
}

// Cards that are skipped outside the window keep the height of the usual text until they are scrolled into sight. The
// border wakes what observes its width and measures the font.
const ENLARGE = `(() => {
  window.largeText = new CSSStyleSheet();
  window.largeText.replaceSync(':root { font-size: 32px !important } * { content-visibility: visible !important } body { border-inline-end: 1px solid transparent }');
  document.adoptedStyleSheets.push(window.largeText);
})()`;

const SHRINK = 'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== window.largeText)';

/** Runs checks at the browser's font size of 32 px, twice the default. */
export async function withLargeText<T>(page: Page, run: () => Promise<T>): Promise<T> {
  await page.evaluate(ENLARGE);
  await page.evaluate(NEXT_PAINT);
  try {
    return await run();
  } finally {
    await page.evaluate(SHRINK);
  }
}
