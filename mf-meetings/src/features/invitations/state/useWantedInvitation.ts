import { useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';

/** Id of the invitation that the address names (`?invitation=`), as the links of notices do. */
export function useWantedInvitation(): number | undefined {
  const [search] = useSearchParams();
  return parseId(search.get('invitation'));
}
