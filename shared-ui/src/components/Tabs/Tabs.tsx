import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { useInSight } from './useInSight';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Rendered only while the tab is open. */
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'defaultValue'> {
  tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  'aria-label': string;
  /** The open tab, when the parent or the address controls it. */
  openTab?: string;
  /** The tab that is open at first, when uncontrolled; defaults to the first one. */
  defaultOpenTab?: string;
  onOpenTabChange?: (id: string) => void;
}

/** Two to five views of one place, one at a time. The row is one Tab stop; arrows, Home and End open the other tabs. */
export function Tabs({ tabs, 'aria-label': label, openTab, defaultOpenTab, onOpenTabChange, ...rest }: TabsProps) {
  const [ownTab, setOwnTab] = useState(defaultOpenTab ?? tabs.find(({ isDisabled }) => !isDisabled)?.id);
  const open = openTab ?? ownTab ?? '';
  const row = useInSight('[data-state="active"]', open);

  return (
    <Root
      {...rest}
      value={open}
      onValueChange={(id) => {
        setOwnTab(id);
        onOpenTabChange?.(id);
      }}
    >
      <Row ref={row} aria-label={label}>
        {tabs.map(({ id, label: name, isDisabled }) => (
          <Head key={id} value={id} disabled={isDisabled}>
            {name}
          </Head>
        ))}
      </Row>
      {tabs.map(({ id, content }) => (
        <Panel key={id} value={id}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}

const Row = styled(List)`
  position: relative;
  display: flex;
  gap: ${theme.space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px ${theme.color.border};
  scrollbar-width: thin;
`;

const Head = styled(Trigger)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.control.height};
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }

  &[data-state='active'] {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }

  /* The row would clip an outer outline. */
  &:focus-visible {
    border-radius: ${theme.radius.control};
    outline-offset: -2px;
  }

  &:disabled {
    color: ${theme.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Panel = styled(Content)`
  padding-top: ${theme.space(4)};
`;
