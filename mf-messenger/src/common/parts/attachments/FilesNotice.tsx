import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

/**
 * Warns that more files were chosen than one message takes. Always rendered, so that screen readers announce the
 * warning.
 */
export function FilesNotice({ isOverfull }: { isOverfull: boolean }) {
  return <Notice role="status">{isOverfull && texts.leftOut}</Notice>;
}

const Notice = styled.p`
  margin: 0;
  color: ${theme.color.danger};
  font-size: ${theme.text.s};

  &:empty {
    display: none;
  }
`;
