import { styled } from 'styled-components';
import type { FederatedSlots } from 'shared-api/federation';
import { useCurrentUser } from 'shared-api/session';
import { theme } from 'shared-ui/theme';
import { createSlot } from 'shared-ui/Widget';

const Slot = createSlot<FederatedSlots>();

/** Widgets of other remotes for those who have no meetings and invitations yet. */
export function NewcomerSteps() {
  const { data: user } = useCurrentUser();
  return <Place>{user && <Slot name="newcomer.steps" userId={user.id} placeholder={{ height: 0 }} />}</Place>;
}

const Place = styled.div`
  &:has(section) {
    margin-block: ${theme.space(3)};
  }
`;
