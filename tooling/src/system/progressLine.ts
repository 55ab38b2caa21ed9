interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Shows how far webpack is in one line, which a terminal overwrites; elsewhere one line says that work begins. Replaces
 * webpack's own progress of hundreds of lines.
 * @param terminal where the line stands
 * @returns takes the finished share of the work, from 0 to 1
 */
export function createProgressLine(terminal: Terminal = process.stderr): (share: number) => void {
  const work = 'Building the components';
  let shown: string | undefined;
  return (share) => {
    if (!terminal.isTTY) {
      if (shown === undefined) terminal.write(`${work}\n`);
      shown = work;
      return;
    }
    const text = share === 1 ? '' : `${work}, ${String(Math.floor(share * 100))} %`;
    if (text !== shown) terminal.write(`\r\x1b[K${text}`);
    shown = text;
  };
}
