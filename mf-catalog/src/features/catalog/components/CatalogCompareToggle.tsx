import Columns2 from '@lucide/icons/icons/columns-2';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { comparedAtom } from '#domain/comparedState';
import { MAX_COMPARED } from '#domain/limits';
import { texts } from '../texts';

interface CatalogCompareToggleProps {
  company: Participant;
}

// A constant, so that the icon is not re-rendered with each new page.
const icon = <Icon icon={Columns2} size={16} />;

/** Adds a company to the comparison or removes it. */
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
