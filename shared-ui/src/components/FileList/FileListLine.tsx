import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FileTypeIcon } from '../FileTypeIcon/FileTypeIcon';

interface FileListLineProps {
  /** Chooses the icon. */
  name: string;
  /** What is to be read. */
  children: ReactNode;
  /** What is to be pressed; goes to a line of its own where there is no room. */
  actions?: ReactNode;
}

/** The layout of one row: icon, texts, buttons. */
export function FileListLine({ name, children, actions }: FileListLineProps) {
  return (
    <Root>
      <Icon>
        <FileTypeIcon name={name} />
      </Icon>
      <Wrapping>
        <Texts>{children}</Texts>
        {actions && <Actions>{actions}</Actions>}
      </Wrapping>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  padding: ${theme.space(2)} 0;
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  height: ${theme.control.heightSmall};
  color: ${theme.color.textMuted};
`;

const Wrapping = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(3)};
  min-width: 0;
`;

const Texts = styled.div`
  /* Two icons fit beside it on the narrowest phone, two words do not. */
  flex: 1 1 160px;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(1)};
  margin-left: auto;
`;
