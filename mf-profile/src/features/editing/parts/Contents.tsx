import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Icon } from 'shared-ui/Icon';
import { depth, theme, useMediaQuery } from 'shared-ui/theme';
import { Completeness } from '#parts/Completeness';
import { readSectionGaps, sectionIds, type SectionId } from '../state/sections';
import { texts } from '../texts';
import { ContentsList } from './ContentsList';

/** Viewports too narrow for the table of contents next to the sections: it and the sidebar take 248 px each. */
export const ONE_COLUMN = '(max-width: 1100px)';

interface ContentsProps {
  user: CurrentUser;
  unsaved: ReadonlySet<SectionId>;
}

/** Table of contents next to the sections; on narrow viewports, a bar above them that opens it. */
export function Contents({ user, unsaved }: ContentsProps) {
  const isBar = useMediaQuery(ONE_COLUMN);
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
        <Icon icon={ChevronDown} size={16} />
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

/** The section in the upper part of the viewport. */
function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('general');

  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = sectionIds.find((id) => inSight.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
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
