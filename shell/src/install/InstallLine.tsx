import { useState } from 'react';
import { styled } from 'styled-components';
import { useEvent } from 'shared-api/event';
import { theme } from 'shared-ui/theme';
import { isEventDay } from '../event/isEventDay';
import { installWay } from './install';
import { InstallOffer } from './InstallOffer';
import { countedVisits } from './visits';

/** From this visit on event days on, the offer stands below the heading of the own page. */
const DUE_VISIT = 2;

export interface InstallLineProps {
  /** Below the heading of the own page, or in «Первые шаги». */
  place: 'note' | 'steps';
}

/** The offer in one of its two places on the own page (DAY-02). */
export function InstallLine({ place }: InstallLineProps) {
  const event = useEvent().data;
  // Decided once: a late line would push the page down.
  const [isMeant] = useState(() => {
    const isDue = isEventDay(event) && countedVisits() >= DUE_VISIT;
    return installWay() !== undefined && (place === 'note') === isDue;
  });
  if (!isMeant) return null;
  return place === 'note' ? (
    <Note>
      <InstallOffer />
    </Note>
  ) : (
    <InstallOffer />
  );
}

const Note = styled.div`
  margin-top: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(3)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};
  font-size: ${theme.text.s};

  &:empty {
    display: none;
  }
`;
