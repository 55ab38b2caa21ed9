import { useAtom } from 'jotai';
import Columns2 from 'lucide-react/icons/columns-2';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { comparedAtom } from '#domain/comparedState';
import { MAX_COMPARED } from '#domain/limits';
import { texts } from '../texts';

interface CatalogCompareToggleProps {
  company: Participant;
}

// Made once: another page of the list draws none of its pictures anew.
const icon = <Columns2 size={16} aria-hidden />;

/** Takes a company into the comparison, or out of it. */
export function CatalogCompareToggle({ company }: CatalogCompareToggleProps) {
  const [compared, setCompared] = useAtom(comparedAtom);
  const others = compared.filter(({ id }) => id !== company.id);
  const isCompared = others.length < compared.length;
  return (
    <Toggle
      size="small"
      aria-label={texts.compare(company.company)}
      aria-pressed={isCompared}
      reason={!isCompared && compared.length >= MAX_COMPARED ? texts.compareFull : undefined}
      onClick={() => setCompared(isCompared ? others : [...compared, company])}
    >
      {icon}
    </Toggle>
  );
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};
  }
`;
