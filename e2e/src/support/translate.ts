import type { Page } from '@playwright/test';

/** Translates the open page as Google Translate does: each text node, also a later one, moves into `<font>` elements. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, svg, title') !== null;
    const move = (text: Text) => {
      if (!text.isConnected || isTranslated(text)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const moveAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      texts.forEach(move);
    };
    moveAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (node instanceof Text) move(node);
          else moveAll(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
