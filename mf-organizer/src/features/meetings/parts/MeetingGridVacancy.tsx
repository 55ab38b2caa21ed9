import Plus from '@lucide/icons/icons/plus';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { MeetingGridSmall } from './MeetingGridSmall';

interface MeetingGridVacancyProps {
  /** Names the cell. */
  name: string | undefined;
  /** Shown instead while a meeting is on the move: «Поставить», or why not. */
  note: string | undefined;
  /** Pressed, the cell takes a meeting that waits for a place. */
  isOffered: boolean;
}

/** A free cell of the grid: empty, with a plus once it is pointed at or focused. */
export function MeetingGridVacancy({ name, note, isOffered }: MeetingGridVacancyProps) {
  if (note !== undefined) return <MeetingGridSmall>{note}</MeetingGridSmall>;
  return (
    <>
      <span className="visually-hidden">{name}</span>
      {isOffered && (
        <Offer>
          <Icon icon={Plus} size={20} />
        </Offer>
      )}
    </>
  );
}

const Offer = styled.span`
  margin-inline: auto;
  color: ${theme.color.accent};
  opacity: 0;

  [data-stop]:hover > &,
  [data-stop]:focus-visible > & {
    opacity: 1;
  }
`;
