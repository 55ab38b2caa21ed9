import { styled } from 'styled-components';
import { storedFileName } from 'shared-api/text';
import { splitForEllipsis } from '#domain/fileName';

/** A file name on one line, shortened in the middle when there is not enough room. */
export function FileName({ name, ...rest }: { name: string; 'aria-hidden'?: true }) {
  const shown = storedFileName(name);
  const { start, end } = splitForEllipsis(shown);
  return (
    <Line {...rest} dir="ltr" title={shown}>
      <Start>{start}</Start>
      {end !== '' && <End>{end}</End>}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  min-width: 0;
  white-space: pre;
`;

const Start = styled.span`
  flex-shrink: 9999;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Shrinks once the start is gone: large text on a phone. */
const End = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
