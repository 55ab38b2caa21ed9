import { useState } from 'react';
import { useEvent } from 'shared-api/event';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { useWidePage } from 'shared-ui/theme';
import { MeetingsBoard } from '../features/meetings/parts/MeetingsBoard';
import { MeetingsSkeleton } from '../features/meetings/parts/MeetingsSkeleton';
import { texts } from '../features/meetings/texts';
import { PlacesDialog } from '../features/places/parts/PlacesDialog';

/** `/organizer/meetings`: meetings of a day as list and grid, their places, links and print (ORG-05). */
export function MeetingsPage() {
  useWidePage();
  const event = useEvent();
  const [hasPlaces, setHasPlaces] = useState(false);
  return (
    <>
      {event.data ? (
        <MeetingsBoard event={event.data} onPlaces={() => setHasPlaces(true)} />
      ) : (
        <Page title={texts.title}>
          <Loaded query={event} skeleton={<MeetingsSkeleton />} failed="Не удалось загрузить мероприятие.">
            {() => null}
          </Loaded>
        </Page>
      )}
      {hasPlaces && <PlacesDialog onClose={() => setHasPlaces(false)} />}
    </>
  );
}
