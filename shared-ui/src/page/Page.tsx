import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { afterFrame } from './afterFrame';

/** Whether the page was reached by an in-app navigation; set by the shell. */
export const ArrivalContext = createContext(false);

/** A line of the shell below the heading of every page. */
export const PageNoteContext = createContext<ReactNode>(null);

/** A line of the shell that offers to install the application, for a page with a place for it; it may be empty. */
export const InstallContext = createContext<ReactNode>(null);

export interface PageProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page’s h1. */
  title: ReactNode;
  /** Hides title, actions and lead; screen readers still find the title. */
  isTitleHidden?: boolean;
  /** Buttons and links on the title’s line. */
  actions?: ReactNode;
  /** A line below the title: an introduction, a count. */
  lead?: ReactNode;
  /** The page below its header. */
  children: ReactNode;
}

/**
 * A page: title, actions and content. After an in-app navigation the title is painted first, so that a click gets a
 * response at once; the rest follows together, which avoids layout shifts. Other props go to the header.
 */
export function Page({ title, isTitleHidden = false, actions, lead, children, ...rest }: PageProps) {
  const isWhole = useIsWhole();
  const note = use(PageNoteContext);
  return (
    <>
      {isTitleHidden ? (
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <Header {...rest}>
          <Line>
            {/* Takes the focus that an action on the page leaves without a place. */}
            <Title tabIndex={-1}>{title}</Title>
            {actions && isWhole && <Actions>{actions}</Actions>}
          </Line>
          {lead && isWhole && <Lead>{lead}</Lead>}
          {note}
        </Header>
      )}
      {isWhole && children}
    </>
  );
}

/** Whether everything may be rendered: at once on the first load, after the first frame on an in-app navigation. */
function useIsWhole(): boolean {
  const isArrival = use(ArrivalContext);
  // A hidden tab paints no frames.
  const [isWhole, setIsWhole] = useState(() => !isArrival || document.hidden);
  useEffect(() => (isWhole ? undefined : afterFrame(() => startTransition(() => setIsWhole(true)))), [isWhole]);
  return isWhole;
}

const Header = styled.header`
  margin-bottom: ${theme.space(6)};

  ${media.narrow} {
    margin-bottom: ${theme.space(4)};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  min-height: ${theme.control.height};
`;

const Title = styled.h1`
  min-width: 0;
  font-size: ${theme.text.xl};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const Lead = styled.div`
  max-width: 72ch;
  margin-top: ${theme.space(1)};
  color: ${theme.color.textMuted};
`;
