/** The pictures of one story in the order of the variants: phone light, phone dark, laptop light, laptop dark. */
export interface SheetRow {
  name: string;
  pictures: readonly Buffer[];
}

const STYLE = `
  body { margin: 16px; background: #c9ccd4; font: 16px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 8px; font-size: 24px; }
  h2 { margin: 16px 0 4px; font-size: 16px; }
  div { display: flex; align-items: flex-start; gap: 12px; }
  img { display: block; box-shadow: 0 0 0 1px #9398a6; }
`;

/** A page with one row per story: phones in full size, laptops at half. */
export function sheetPage(title: string, rows: readonly SheetRow[]): string {
  const drawn = rows.map(({ name, pictures }) => {
    const images = pictures.map(
      (picture, index) =>
        `<img width="${index < 2 ? 360 : 720}" src="data:image/jpeg;base64,${picture.toString('base64')}" alt="">`,
    );
    return `<h2>${name}</h2><div>${images.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${title} · 360 и 1440 px (вдвое меньше), светлая и тёмная</h1>${drawn.join('')}`;
}
