import { useState } from 'react';
import { useEvent } from 'shared-api/event';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { MeetingsBoard } from '../features/meetings/parts/MeetingsBoard';
import { MeetingsSkeleton } from '../features/meetings/parts/MeetingsSkeleton';
import { PlacesDialog } from '../features/places/parts/PlacesDialog';

/** `/organizer/meetings`: meetings of a day as list and grid, their places, links and print (ORG-05). */
export function MeetingsPage() {
  const event = useEvent();
  const [hasPlaces, setHasPlaces] = useState(false);
  return (
    <Page title="Встречи">
      <Loaded query={event} skeleton={<MeetingsSkeleton />} failed="Не удалось загрузить мероприятие.">
        {(known) => <MeetingsBoard event={known} onPlaces={() => setHasPlaces(true)} />}
      </Loaded>
      {hasPlaces && <PlacesDialog onClose={() => setHasPlaces(false)} />}
    </Page>
  );
}
