/** Looks that the toolbar forces on a page. */
export interface Looks {
  state: 'usual' | 'hover' | 'focus';
  colors: 'usual' | 'forced';
}

/** `:not(.--)` always matches and counts as a pseudo-class, so the cascade stays as it is. */
const FORCED = {
  hover: { pattern: /:hover\b/g, by: ':not(.--)' },
  focus: {
    pattern: /:focus-visible\b/g,
    by: ':where(a, button, input, select, textarea, summary, [tabindex]):not(.--)',
  },
};
const FORCED_COLORS = '(forced-colors: active)';

/**
 * Makes everything look hovered or focused, or as in a contrast theme with the colours of this system: a page cannot ask
 * the browser to emulate either. Changes rules in place, because styled-components finds its rules by their index.
 * @returns takes it back
 */
export function forceLooks({ state, colors }: Looks): () => void {
  if (state === 'usual' && colors === 'usual') return () => undefined;
  const seen = new WeakSet<CSSRule>();
  const undo: (() => void)[] = [];

  const force = (rule: CSSRule) => {
    if (seen.has(rule)) return;
    seen.add(rule);
    if (rule instanceof CSSStyleRule && state !== 'usual') {
      const { selectorText } = rule;
      const { pattern, by } = FORCED[state];
      if (selectorText.search(pattern) < 0) return;
      rule.selectorText = selectorText.replaceAll(pattern, by);
      undo.push(() => void (rule.selectorText = selectorText));
    }
    if (rule instanceof CSSMediaRule && colors === 'forced' && rule.conditionText === FORCED_COLORS) {
      rule.media.mediaText = 'all';
      undo.push(() => void (rule.media.mediaText = FORCED_COLORS));
    }
    if (rule instanceof CSSGroupingRule) Array.from(rule.cssRules).forEach(force);
  };
  const forceAll = () => Array.from(document.styleSheets).forEach((sheet) => Array.from(sheet.cssRules).forEach(force));

  forceAll();
  // Parts that appear later bring more rules.
  const observer = new MutationObserver(forceAll);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    undo.forEach((back) => back());
  };
}
