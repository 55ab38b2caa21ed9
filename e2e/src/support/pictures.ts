import type { Page } from '@playwright/test';

/** A file as a person would choose it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that the browser itself draws, so that it is one to every decoder. */
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

/** The same picture in so many bytes: what follows its end is no part of it. */
export function padTo(file: ChosenFile, bytes: number, name: string): ChosenFile {
  return { ...file, name, buffer: Buffer.concat([file.buffer], bytes) };
}
