import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileTypeIcon } from 'shared-ui/FileTypeIcon';
import { theme } from 'shared-ui/theme';

interface FileListLineProps {
  /** File name; its extension selects the icon. */
  name: string;
  children: ReactNode;
  /** Buttons; they wrap to a second line when space is short. */
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
  /* On the narrowest phone two icon buttons fit next to it; two text buttons wrap. */
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
