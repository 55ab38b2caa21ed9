import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { toCss, tokensOf } from './designTokens';
import { addressOf, type Shown } from './storyAddress';
import { useSeen } from './useSeen';

const ground = tokensOf('color', 'color').find(({ path }) => path === 'color.background');
const THEMES = { light: 'Светлая', dark: 'Тёмная' } as const;

interface BothThemesProps extends Shown {
  /** Among other stories, on a page of docs. */
  isInDocs: boolean;
}

/** A story in both themes side by side, in a frame each, so dialogs, menus and toasts keep their theme too. */
export function BothThemes({ isInDocs, ...shown }: BothThemesProps) {
  return (
    <Pair $isInDocs={isInDocs}>
      {(['light', 'dark'] as const).map((name) => (
        <ThemeFrame
          key={name}
          address={addressOf(shown, name)}
          title={THEMES[name]}
          background={ground && toCss(ground[name])}
          isInDocs={isInDocs}
        />
      ))}
    </Pair>
  );
}

interface ThemeFrameProps {
  address: string;
  title: string;
  /** Behind the gutter of the scrollbar, which the page in the frame leaves clear. */
  background?: string;
  isInDocs: boolean;
}

/** In docs as high as its story. */
function ThemeFrame({ address, title, background, isInDocs }: ThemeFrameProps) {
  const [place, isSeen] = useSeen<HTMLElement>();
  const [height, setHeight] = useState(LEAST_HEIGHT);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (root) new ResizeObserver(() => setHeight(root.offsetHeight + PADDING)).observe(root);
  };

  return (
    <Figure ref={place}>
      <figcaption>{title}</figcaption>
      <iframe
        src={isSeen ? address : undefined}
        title={title}
        style={{ background, height: isInDocs ? Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT) : undefined }}
        onLoad={isInDocs ? follow : undefined}
      />
    </Figure>
  );
}

const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 720;
/** The story's own, above and below. */
const PADDING = 32;

const Pair = styled.div<{ $isInDocs: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(2)};
  ${({ $isInDocs }) => !$isInDocs && 'position: fixed; inset: 0;'}

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  min-height: 0;

  figcaption {
    padding: ${theme.space(1)} ${theme.space(4)};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }

  iframe {
    flex: 1;
    width: 100%;
    border: 0;
    outline: 1px solid ${theme.color.border};
  }
`;
