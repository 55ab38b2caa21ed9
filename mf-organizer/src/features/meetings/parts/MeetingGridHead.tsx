import type { VirtualItem } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { hallsOf, type MeetingGridData } from '../state/meetingGrid';
import { texts } from '../texts';
import { gridSizes } from './gridSizes';

interface MeetingGridHeadProps {
  columns: MeetingGridData['columns'];
  /** Columns in sight. */
  virtual: readonly VirtualItem[];
  /** Width of all columns, in px. */
  width: number;
}

/** The headings of the grid, which stay in sight: halls, and their places below. */
export function MeetingGridHead({ columns, virtual, width }: MeetingGridHeadProps) {
  const halls = hallsOf(columns);
  const column = width / Math.max(1, columns.length);
  const style = { gridTemplateColumns: gridSizes.template(width) };
  return (
    <Root role="rowgroup">
      {halls.some(({ hall }) => hall !== '') && (
        <Line role="row" style={style}>
          <First role="presentation" />
          <Track role="presentation" $height={8}>
            {halls.map(({ hall, first, count }) => (
              <HallHeading
                key={first}
                {...(hall === ''
                  ? { role: 'presentation' }
                  : { role: 'columnheader', 'aria-colindex': first + 2, 'aria-colspan': count })}
                style={{ position: 'absolute', insetBlock: 0, left: first * column, width: count * column }}
              >
                <Hall>{hall !== '' && texts.hall(hall)}</Hall>
              </HallHeading>
            ))}
          </Track>
        </Line>
      )}
      <Line role="row" style={style}>
        <First role="columnheader" aria-colindex={1}>
          {texts.time}
        </First>
        <Track role="presentation" $height={10}>
          {virtual.map(({ index, start, size }) => {
            const place = columns[index];
            return (
              place && (
                <Heading
                  key={place.id}
                  role="columnheader"
                  aria-colindex={index + 2}
                  style={{ position: 'absolute', insetBlock: 0, left: start, width: size }}
                >
                  {place.label}
                </Heading>
              )
            );
          })}
        </Track>
      </Line>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: ${depth.sticky};
  min-width: max-content;
`;

const Line = styled.div`
  display: grid;
  border-bottom: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};
`;

const Heading = styled.div`
  min-width: 0;
  padding: ${theme.space(2)};
  overflow: hidden;
  border-right: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* Not clipped: its name would stick to itself instead of the grid. */
const HallHeading = styled(Heading)`
  overflow: visible;
`;

const First = styled(Heading)`
  position: sticky;
  left: 0;
  z-index: ${depth.raised};
`;

const Track = styled.div<{ $height: number }>`
  position: relative;
  min-height: ${({ $height }) => theme.space($height)};
`;

/* In sight beside the times while its tables scroll. */
const Hall = styled.span`
  position: sticky;
  left: ${gridSizes.time + 8}px;
  color: ${theme.color.textMuted};
`;
