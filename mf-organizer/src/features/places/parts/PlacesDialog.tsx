import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { usePlaces } from '../api/usePlaces';
import { texts } from '../texts';
import { PlaceAddForm } from './PlaceAddForm';
import { PlaceRow } from './PlaceRow';

interface PlacesDialogProps {
  onClose: () => void;
}

/** All places of the event: tables are added by numbers, changed and deleted in their rows (ORG-05). */
export function PlacesDialog({ onClose }: PlacesDialogProps) {
  const places = usePlaces();
  return (
    <Dialog
      isOpen
      isSheet
      isTall
      title={texts.title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap={4}>
        <PlaceAddForm />
        <Loaded
          query={places}
          skeleton={
            <Stack gap={2} aria-busy>
              {Array.from({ length: 6 }, (_, row) => (
                <Skeleton key={row} height={40} />
              ))}
            </Stack>
          }
          failed={texts.loadFailed}
          empty={<EmptyState>{texts.none}</EmptyState>}
        >
          {(list) => (
            <List aria-label={texts.list}>
              {list.map((place) => (
                <RowBoundary key={place.id} item={place} own="li">
                  <PlaceRow place={place} />
                </RowBoundary>
              ))}
            </List>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
