import axe from 'axe-core';

/**
 * Fails when axe finds something that keeps people out. Contrast is left to the real browser: jsdom paints nothing.
 * @param container What to look at; with dialogs and toasts that is `document.body`.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // A fragment has no landmarks and no h1 of its own; the page around it does.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  if (violations.length === 0) return;
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  );
  throw new Error(`axe found ${violations.length} violations:\n${findings.join('\n')}`);
}
