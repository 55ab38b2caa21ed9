import { useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';

/** Id of the meeting that the address names (`?meeting=`), as the links of notices do. */
export function useNamedMeeting(): number | undefined {
  const [search] = useSearchParams();
  return parseId(search.get('meeting'));
}
