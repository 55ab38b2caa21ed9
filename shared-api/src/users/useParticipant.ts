import useSWR from 'swr';
import { request } from '../client/request';
import type { Participant } from '../contract';
import { usersKeys } from './usersKeys';

/** Another participant's public data; `undefined` asks for nobody yet. */
export function useParticipant(userId: number | undefined): {
  participant: Participant | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
} {
  const { data, error, isLoading, mutate } = useSWR(
    userId === undefined ? null : usersKeys.participant(userId),
    ([, id]) => request('get', '/api/user/{id}', { path: { id } }),
  );
  return { participant: data, error, isLoading, reload: () => void mutate() };
}
