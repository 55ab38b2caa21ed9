import axe from 'axe-core';

/**
 * Fails on accessibility violations that axe finds. Contrast is checked in a real browser instead: jsdom does not paint.
 * @param container Pass `document.body` to include dialogs and toasts.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // Landmarks belong to the page around a tested fragment.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  if (violations.length === 0) return;
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  );
  throw new Error(`axe found ${violations.length} violations:\n${findings.join('\n')}`);
}
