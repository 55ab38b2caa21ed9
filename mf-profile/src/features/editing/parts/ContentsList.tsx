import Check from '@lucide/icons/icons/check';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { sectionIds, type SectionId } from '../state/sections';
import { texts } from '../texts';

export interface ContentsListProps {
  /** Missing fields by section; sections without an entry have no required fields. */
  gaps: Partial<Record<SectionId, readonly string[]>>;
  /** Sections with unsaved changes. */
  unsaved: ReadonlySet<SectionId>;
  /** The section in the viewport. */
  current: SectionId;
  onChoose?: () => void;
}

/** All sections by name, with what is missing in each. */
export function ContentsList({ gaps, unsaved, current, onChoose }: ContentsListProps) {
  return (
    <List>
      {sectionIds.map((id) => (
        <li key={id}>
          <Entry to={`#${id}`} replace onClick={onChoose} aria-current={id === current ? 'true' : undefined}>
            <Name>
              {texts.sections[id]}
              <span className="visually-hidden">{describe(gaps[id], unsaved.has(id))}</span>
            </Name>
            <Mark gaps={gaps[id]} isUnsaved={unsaved.has(id)} />
          </Entry>
        </li>
      ))}
    </List>
  );
}

function describe(gaps: readonly string[] | undefined, isUnsaved: boolean): string | undefined {
  if (isUnsaved) return `, ${texts.unsaved}`;
  if (!gaps) return undefined;
  return `, ${gaps.length > 0 ? texts.missing(gaps.join(', ')) : texts.complete}`;
}

/** Visual counterpart of the visually hidden text in the entry's name. */
function Mark({ gaps, isUnsaved }: { gaps: readonly string[] | undefined; isUnsaved: boolean }) {
  if (isUnsaved) return <Unsaved aria-hidden>{texts.unsavedShort}</Unsaved>;
  if (!gaps) return null;
  return gaps.length > 0 ? <Count aria-hidden>{gaps.length}</Count> : <Complete icon={Check} size={16} />;
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.control.height};
  padding-inline: ${theme.space(2)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
`;

const Count = styled.span`
  min-width: ${theme.space(5)};
  padding-inline: ${theme.space(1)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

const Complete = styled(Icon)`
  color: ${theme.color.positive};
`;

const Unsaved = styled.span`
  color: ${theme.color.accent};
  font-size: ${theme.text.s};

  &::before {
    content: '• ';
  }
`;
