const GROUNDS = [
  '#35618e',
  '#2f7d6b',
  '#8a4f7d',
  '#a35a3a',
  '#5b6aa8',
  '#7a6a2f',
  '#3d7f97',
  '#96485a',
  '#4d7a43',
  '#6f5796',
];

const LEGAL_FORMS = /^(ООО|АО|ПАО|ИП|ТОО|ОсОО|ЗАО|ОАО|УП|ЧУП)\s+/u;

/** An SVG of 200×200 pixels with a company's initials on a background colour chosen by its id; it loads no other resources. */
export function initialsAvatar(id: number, company: string): string {
  const ground = GROUNDS[id % GROUNDS.length] ?? GROUNDS[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">',
    `<rect width="200" height="200" fill="${ground}"/>`,
    '<text x="100" y="102" fill="#fff" font-family="Arial, sans-serif" font-size="84" font-weight="600"',
    ` text-anchor="middle" dominant-baseline="central">${initialsOf(company)}</text></svg>`,
  ].join('');
}

/** Only letters and digits remain, so the text needs no escaping. */
function initialsOf(company: string): string {
  const words = company.replace(LEGAL_FORMS, '').match(/[\p{L}\d]+/gu) ?? [];
  const [first = '?', second] = words.filter((word) => word.length > 1 || words.length === 1);
  return (second ? `${first.at(0)}${second.at(0)}` : first.slice(0, 2)).toLocaleUpperCase('ru');
}
