const PNG_BEGINNING = '\u0089PNG';

/** Broken forms with files: cut off, without a name, with a path as name, with two files, or without one. */
export const MULTIPART_BODIES: readonly Buffer[] = [
  '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4 x\r\n--B--\r\n',
  `--B\r\nContent-Disposition: form-data; name="filedata"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${PNG_BEGINNING}\r\n--B--\r\n`,
  '--B\r\nContent-Disposition: form-data; name="file"; filename="../../../a\u0000.pdf"\r\n\r\n%PDF-1.4\r\n--B--\r\n',
  '--B\r\nContent-Disposition: form-data; name="file"; filename="a.exe"\r\n\r\nMZ\u0090\u0000\r\n--B--\r\n',
  '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut o',
  '--B\r\nContent-Disposition: form-data; name="file"\r\n\r\nno name\r\n--B--\r\n',
  '--B\r\nContent-Disposition: form-data; name="__proto__"; filename=""\r\n\r\n\r\n--B--\r\n',
  `--B\r\n${'X-Header: 1\r\n'.repeat(100)}\r\n\r\n--B--\r\n`,
  ['a', 'b']
    .map((name) => `--B\r\nContent-Disposition: form-data; name="file"; filename="${name}.pdf"\r\n\r\n%PDF-1.4\r\n`)
    .join('')
    .concat('--B--\r\n'),
  '--B\r\n\r\n--B--',
  '--B',
  '',
  'нет границы',
].map((text) => Buffer.from(text.replaceAll('--B', '--x')));

/** The right type for these bodies, and wrong ones. */
export const MULTIPART_TYPES: readonly string[] = [
  '; boundary=x',
  '; boundary=x',
  '',
  `; boundary=${encodeURIComponent('граница')}`,
  '; boundary=',
].map((suffix) => `multipart/form-data${suffix}`);
