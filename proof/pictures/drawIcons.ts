import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from 'tooling/system/packages';

/** Side of the drawing below. */
const SIDE = 180;
const ACCENT = '#4b3fd6';

/** Icons of the installed application; systems cut a maskable one to their own form, 80 % of it stay. */
const ICONS = [
  { file: 'apple-touch-icon.png', px: 180, scale: 1, radius: 0 },
  { file: 'icons/app-192.png', px: 192, scale: 1, radius: 36 },
  { file: 'icons/app-512.png', px: 512, scale: 1, radius: 36 },
  { file: 'icons/maskable-512.png', px: 512, scale: 0.72, radius: 0 },
];

/** Draws the icons of the manifest from the letters of the logo. */
export async function drawIcons(): Promise<void> {
  const folder = path.join(repositoryRoot, 'shell/public');
  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  for (const { file, px, scale, radius } of ICONS)
    await sharp(Buffer.from(logo(scale, radius)), { density: (72 * px) / SIDE })
      .resize(px, px)
      .png({ palette: true })
      .toFile(path.join(folder, file));
}

function logo(scale: number, radius: number): string {
  const shift = (SIDE * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${ACCENT}"/>
    <path transform="translate(${shift} ${shift}) scale(${scale})" d="M42 56l26 68 26-68M138 56v68"
      fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
}
