import { useEffect, useRef, useState } from 'react';
import { useSeen } from './useSeen';

const GAP = 24;
const screens = [
  { name: 'Телефон, 360', width: 360, height: 740 },
  { name: 'Ноутбук, 1440', width: 1440, height: 900 },
];
const themes = { light: 'светлая', dark: 'тёмная' };

/** Four separate frames of a page's story: phone and laptop, each in both themes. */
export function PageFrames({ storyId }: { storyId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="page-frames">
      {screens.map((screen) => (
        <div key={screen.width} style={{ display: 'flex', flexWrap: 'wrap', gap: GAP, marginBottom: GAP }}>
          {Object.entries(themes).map(([theme, title]) => (
            <Frame
              key={theme}
              {...screen}
              address={`iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=theme:${theme}`}
              name={`${screen.name}, ${title}`}
              scale={Math.min(1, (room - GAP) / 2 / screen.width)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FrameProps {
  address: string;
  name: string;
  width: number;
  height: number;
  scale: number;
}

function Frame({ address, name, width, height, scale }: FrameProps) {
  const [place, isSeen] = useSeen<HTMLElement>();

  return (
    <figure ref={place} style={{ margin: 0, width: width * scale }}>
      <figcaption style={{ fontSize: 13, marginBottom: 4, color: 'GrayText' }}>
        {name} ·{' '}
        <a href={address} target="_blank" rel="noreferrer">
          открыть отдельно
        </a>
      </figcaption>
      <div style={{ height: height * scale, overflow: 'hidden', outline: '1px solid #9398a6' }}>
        <iframe
          src={isSeen ? address : undefined}
          title={name}
          width={width}
          height={height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
    </figure>
  );
}
