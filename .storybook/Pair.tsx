import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from 'shared-ui/theme';

/** `parameters.pair` of a story file: a right and a wrong use of the part, and the reason in one sentence. */
export interface PairProps {
  because: string;
  so: () => ReactNode;
  not: () => ReactNode;
}

const PRODUCT = `${theme.text.body} / ${theme.line.text} 'Golos Text', sans-serif`;

/** «Так» beside «Не так»: drawn by the real parts, but only to look at. */
export function Pair({ because, so, not }: PairProps) {
  return (
    <>
      <div className="sb-unstyled" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 24 }}>
        <Drawing title="✓ Так" color={theme.color.positive} draw={so} />
        <Drawing title="✕ Не так" color={theme.color.danger} draw={not} />
      </div>
      <p>{because}</p>
    </>
  );
}

function Drawing({ title, color, draw: Draw }: { title: string; color: string; draw: () => ReactNode }) {
  return (
    <figure style={{ flex: '1 1 18rem', minWidth: 0, margin: 0, font: PRODUCT, color: theme.color.text }}>
      <div
        inert
        style={{
          boxSizing: 'border-box',
          height: 'calc(100% - 2rem)',
          minHeight: '7rem',
          padding: 24,
          overflow: 'hidden',
          borderTop: `4px solid ${color}`,
          background: theme.color.background,
        }}
      >
        <MemoryRouter>
          <Draw />
        </MemoryRouter>
      </div>
      <figcaption style={{ height: '2rem', paddingTop: 4, fontWeight: 600, color }}>{title}</figcaption>
    </figure>
  );
}
