import sharp from 'sharp';

const WINDOWS = [62, 87, 112].flatMap((left) =>
  [56, 82, 108].map((top) => `<path fill="#e8ebf0" d="M${left + 9} ${top}h10v12h-10z"/>`),
);

/** A grey silhouette of a building. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
<path fill="#e8ebf0" d="M0 0h200v200H0z"/>
<path fill="#a8b0be" d="M62 46h76v114H62z"/>
${WINDOWS.join('')}
<path fill="#e8ebf0" d="M91 136h18v24H91z"/>
</svg>`;

let image: Promise<Buffer> | undefined;

/** The default avatar, a PNG of 200×200 pixels. */
export function defaultAvatar(): Promise<Buffer> {
  image ??= sharp(Buffer.from(DRAWING)).png({ palette: true }).toBuffer();
  return image;
}
