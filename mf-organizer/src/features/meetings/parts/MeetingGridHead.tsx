import type { VirtualItem } from '@tanstack/react-virtual';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import type { MeetingGridData } from '../state/meetingGrid';
import { texts } from '../texts';
import { gridSizes } from './gridSizes';

interface MeetingGridHeadProps {
  columns: MeetingGridData['columns'];
  /** Columns in sight. */
  virtual: readonly VirtualItem[];
  /** Width of all columns, in px. */
  width: number;
}

/** The headings of the grid, which stay in sight. */
export function MeetingGridHead({ columns, virtual, width }: MeetingGridHeadProps) {
  return (
    <Line role="row" aria-rowindex={1} style={{ gridTemplateColumns: gridSizes.template(width) }}>
      <First role="columnheader" aria-colindex={1}>
        {texts.time}
      </First>
      <Track role="presentation">
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
                {place.hall !== '' && <Hall>{place.hall}</Hall>}
              </Heading>
            )
          );
        })}
      </Track>
      <Last role="columnheader" aria-colindex={columns.length + 2}>
        {texts.noPlace}
      </Last>
    </Line>
  );
}

const Line = styled.div`
  position: sticky;
  top: 0;
  z-index: ${depth.sticky};
  display: grid;
  min-width: max-content;
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

const First = styled(Heading)`
  position: sticky;
  left: 0;
  z-index: ${depth.raised};
`;

const Last = styled(Heading)`
  position: sticky;
  right: 0;
  z-index: ${depth.raised};
  border-left: 1px solid ${theme.color.border};
`;

const Track = styled.div`
  position: relative;
  min-height: ${theme.space(12)};
`;

const Hall = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;
