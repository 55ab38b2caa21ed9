import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { depth, theme, useMediaQuery } from 'shared-ui/theme';
import { Completeness } from '#components/Completeness';
import { readSectionGaps, type SectionId } from '../sections';
import { texts } from '../texts';
import { useCurrentSection } from '../useCurrentSection';
import { ContentsList } from './ContentsList';
import { oneColumn } from './layout';

interface ContentsProps {
  user: CurrentUser;
  unsaved: ReadonlySet<SectionId>;
}

/** The table of contents beside the sections; on narrower windows a bar above them that opens it. */
export function Contents({ user, unsaved }: ContentsProps) {
  const isBar = useMediaQuery(oneColumn);
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentSection();
  const { all, missing } = readProfileFields(user);
  const list = { gaps: readSectionGaps(user), unsaved, current };

  if (!isBar) {
    return (
      <Side aria-label={texts.contents}>
        <Completeness user={user} />
        <ContentsList {...list} />
      </Side>
    );
  }
  return (
    <>
      <Bar variant="secondary" isWide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Name>{texts.sections[current]}</Name>
        <ChevronDown size={16} aria-hidden />
        <Progress>
          {all.length - missing.length} из {all.length}
        </Progress>
      </Bar>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.contents} size="small" isSheet>
        <Completeness user={user} />
        <nav aria-label={texts.contents}>
          <ContentsList {...list} onChoose={() => setIsOpen(false)} />
        </nav>
      </Dialog>
    </>
  );
}

const Side = styled.nav`
  position: sticky;
  top: ${theme.space(6)};
  display: grid;
  align-self: start;
  gap: ${theme.space(3)};
`;

const Bar = styled(Button)`
  position: sticky;
  top: 0;
  z-index: ${depth.sticky};
  justify-content: flex-start;
  min-height: ${theme.space(12)};
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Progress = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
