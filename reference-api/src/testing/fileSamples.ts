import { crc32 } from 'node:zlib';

/** A zip with these entries, stored without compression: the container of docx, xlsx and pptx. */
export function zipOf(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(Buffer.concat(central).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${type}"/></Types>`;

/** A zip that its content types declare a Word document. */
export const docx = () =>
  zipOf({
    '[Content_Types].xml': contentTypes(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
    'word/document.xml': '<a/>',
  });

/** The beginning of the container of old office files, with streams of these names in its directory. */
export const compoundFile = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1016),
    ...streams.map(directoryEntry),
  ]);

function directoryEntry(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  return entry;
}

/** A new office file with a password. */
export const encryptedFile = () => compoundFile('EncryptionInfo', 'EncryptedPackage');

export const pdf = (text = '') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

/** Russian text in Windows-1251, the encoding of old Windows programs. */
export const cp1251 = (text: string) =>
  Buffer.from([...text].map((sign) => (sign >= 'А' && sign <= 'я' ? sign.charCodeAt(0) - 0x350 : sign.charCodeAt(0))));
