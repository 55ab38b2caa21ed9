import { crc32, deflateSync } from 'node:zlib';

const SIZE = 200;
const GROUND = [232, 235, 240] as const;
const FIGURE = [168, 176, 190] as const;

let image: Buffer | undefined;

/** The default avatar: a grey silhouette of a building, a PNG of 200×200 pixels. */
export function defaultAvatar(): Buffer {
  image ??= encodePng();
  return image;
}

function isFigure(x: number, y: number): boolean {
  const isHouse = x >= 62 && x < 138 && y >= 46 && y < 160;
  const isWindow = y < 128 && (x - 62) % 25 >= 9 && (x - 62) % 25 < 19 && (y - 46) % 26 >= 10 && (y - 46) % 26 < 22;
  const isDoor = x >= 91 && x < 109 && y >= 136;
  return isHouse && !isWindow && !isDoor;
}

function encodePng(): Buffer {
  const rowBytes = 1 + SIZE * 3;
  const pixels = Buffer.alloc(rowBytes * SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) pixels.set(isFigure(x, y) ? FIGURE : GROUND, y * rowBytes + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // eight bits per channel, red-green-blue
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
