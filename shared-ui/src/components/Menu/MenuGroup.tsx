import { Group, Label } from '@radix-ui/react-dropdown-menu';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

export interface MenuGroupProps {
  /** Heading above the items. */
  label: string;
  /** `MenuItem`s and `MenuLink`s. */
  children: ReactNode;
}

/** Items of a `Menu` under a common heading. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Name id={id}>{label}</Name>
      {children}
    </Group>
  );
}

const Name = styled(Label)`
  padding: ${theme.space(2)} ${theme.space(3)} ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
