import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { fullHeight, media, theme, wholeScreen, widePage } from 'shared-ui/theme';
import { useKeyboardHeight } from './useKeyboardHeight';
import { useScroll } from './useScroll';

interface MainFrameProps {
  sidebar: ReactNode;
  /** Above the page. */
  top: ReactNode;
  /** Above the page, except while that takes the whole narrow screen. */
  hint: ReactNode;
  /** Below the page. */
  foot: ReactNode;
  bottomBar: ReactNode;
  /** The element that contains only the page. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Width, height and scrolling of every page behind the login. */
export function MainFrame({ sidebar, top, hint, foot, bottomBar, ref, children }: MainFrameProps) {
  useScroll();
  useKeyboardHeight();
  return (
    <Root>
      <SkipLink href="#content">К содержанию</SkipLink>
      {sidebar}
      <Content id="content" tabIndex={-1}>
        <Screen>
          {top}
          <Hint>{hint}</Hint>
          <Page ref={ref}>{children}</Page>
        </Screen>
        {foot}
      </Content>
      {bottomBar}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  --sidebar: 248px;

  grid-template-columns: var(--sidebar) minmax(0, 1fr);
  min-height: 100dvh;

  ${media.narrow} {
    --sidebar: 0px;
    --bottom-bar: calc(${theme.space(14)} + 1.125rem - 18px + env(safe-area-inset-bottom));

    grid-template-columns: minmax(0, 1fr);

    ${wholeScreen} {
      --bottom-bar: 0px;

      > nav {
        display: none;
      }
    }
  }
`;

/* Padding between the content and the window's edges. */
const edge = {
  wide: { top: theme.space(6), bottom: theme.space(12) },
  narrow: { top: theme.space(4), bottom: `calc(${theme.bottomBar} + ${theme.space(6)})` },
};

const Content = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(6)};
  width: min(1200px, 100%);
  padding: ${edge.wide.top} ${theme.space(8)} ${edge.wide.bottom};
  outline: none;

  ${widePage} {
    width: min(1664px, 100%);
  }

  ${fullHeight} {
    width: 100%;
  }

  @media (min-width: 1700px) {
    margin-inline: auto;
  }

  ${media.narrow} {
    padding: ${edge.narrow.top} ${theme.space(4)} ${edge.narrow.bottom};

    ${wholeScreen} {
      padding: 0;

      > :not(:first-child) {
        display: none;
      }
    }
  }
`;

const Screen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space(6)};
  min-width: 0;

  ${media.narrow} {
    /* What stands below the page is out of sight from the start, or it would jump when the page grows. */
    min-height: calc(100dvh - ${edge.narrow.top});
  }

  ${fullHeight} {
    flex: none;
    height: max(100dvh - ${edge.wide.top} - ${edge.wide.bottom}, 480px);

    ${media.narrow} {
      min-height: 0;
      /* Keeps a usable height above the on-screen keyboard. */
      height: max(100dvh - var(--keyboard-height, 0px) - ${edge.narrow.top} - ${edge.narrow.bottom}, 200px);
    }
  }

  ${wholeScreen} {
    ${media.narrow} {
      height: 100dvh;
    }
  }
`;

const Hint = styled.div`
  display: contents;

  ${wholeScreen} {
    ${media.narrow} {
      display: none;
    }
  }
`;

const Page = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${theme.space(2)};
  inset-inline-start: ${theme.space(2)};
  z-index: 1;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
