import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from '../texts';

interface NoMeetingsProps {
  isChatOnly: boolean;
}

/** Empty state without past or future meetings, with a link to the catalogue for companies that hold meetings. */
export function NoMeetings({ isChatOnly }: NoMeetingsProps) {
  const hasCatalog = useSettings().data?.catalog_status === true;
  if (isChatOnly) return <EmptyState>{texts.noMeetingsChatOnly}</EmptyState>;
  return (
    <EmptyState action={hasCatalog && <ButtonLink to={paths.catalog}>{texts.openCatalog}</ButtonLink>}>
      {texts.noMeetings}
    </EmptyState>
  );
}
