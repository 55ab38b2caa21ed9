import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';

export interface ActionBarProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  'aria-label': string;
  /** Subject of the actions: «Выбрано: 6 · 10:00–13:00», a `ProgressBar`. */
  children: ReactNode;
  /** The buttons, the main one last. On phones they share the bar's width. */
  actions?: ReactNode;
}

/** Actions for the selection on the page; sticks to the bottom of the window. A page shows one bar at a time. */
export function ActionBar({ children, actions, ...rest }: ActionBarProps) {
  return (
    <Root data-bottom-bar {...rest}>
      <Text>{children}</Text>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  bottom: calc(${theme.bottomBar} + ${theme.space(2)});
  z-index: ${depth.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
`;

const Text = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space(2)};

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;
