import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

interface ListItemProps {
  title: string;
  /** Small buttons beside the title. */
  actions: ReactNode;
  children: ReactNode;
}

/** A group of fields in a list that organizers add to and remove from. */
export function ListItem({ title, actions, children }: ListItemProps) {
  return (
    <Root>
      <legend className="visually-hidden">{title}</legend>
      <Head>
        <strong aria-hidden>{title}</strong>
        <span>{actions}</span>
      </Head>
      <Stack gap={3}>{children}</Stack>
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;
  padding: ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  min-height: ${theme.control.heightSmall};
`;
