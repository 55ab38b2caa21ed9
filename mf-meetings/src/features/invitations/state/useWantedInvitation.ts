import { useSearchParams } from 'react-router-dom';
import { parseUserId } from 'shared-api/paths';

/** Id of the invitation that the address names (`?invitation=`), as the links of notices do. */
export function useWantedInvitation(): number | undefined {
  const [search] = useSearchParams();
  return parseUserId(search.get('invitation'));
}
