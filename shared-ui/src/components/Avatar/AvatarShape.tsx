import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface AvatarShapeProps {
  /** Whose picture is missing; empty when the name stands beside it. */
  label: string;
}

/** What stands in a picture's place when not even the default one loads. */
export function AvatarShape({ label }: AvatarShapeProps) {
  return (
    <Root viewBox="0 0 40 40" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <circle cx="20" cy="15" r="7" />
      <path d="M6 38c1-9 7-13 14-13s13 4 14 13z" />
    </Root>
  );
}

const Root = styled.svg`
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  fill: ${theme.color.controlBorder};
`;
