import type { Page } from '@playwright/test';

/** In the format of Playwright’s `setInputFiles`. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws a PNG in the browser, so that every decoder accepts it. */
export async function drawPng(page: Page, width: number, height: number, name: string): Promise<ChosenFile> {
  const address = await page.evaluate(
    ([canvasWidth, canvasHeight]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvasWidth;
      canvas.height = canvasHeight;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'teal';
        context.fillRect(0, 0, canvasWidth / 2, canvasHeight);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}

/** Pads a picture to this size in bytes: decoders ignore data after its end. */
export function padTo(file: ChosenFile, bytes: number, name: string): ChosenFile {
  return { ...file, name, buffer: Buffer.concat([file.buffer], bytes) };
}
