import CopyCheck from '@lucide/icons/icons/copy-check';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Popover } from 'shared-ui/Popover';
import { theme } from 'shared-ui/theme';
import { useCardLink } from '../state/useCardLink';
import { texts } from '../texts';

interface SimilarMarkProps {
  similar: Schema<'OrganizerParticipant'>['similar'];
}

/** Marks a waiting company that looks like others; pressed, it leads to them. */
export function SimilarMark({ similar }: SimilarMarkProps) {
  const cardLink = useCardLink();
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = texts.similar(similar);
  return (
    <>
      <Mark
        size="small"
        aria-label={name}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setControl(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        <Icon icon={CopyCheck} size={16} />
      </Mark>
      <Popover control={control} isOpen={isOpen} onClose={() => setIsOpen(false)} takesFocus={false} aria-label={name}>
        <List>
          {similar.map(({ id, company }) => (
            <li key={id}>
              <Link {...cardLink(id)}>
                {company} #{id}
              </Link>
            </li>
          ))}
        </List>
      </Popover>
    </>
  );
}

const Mark = styled(IconButton)`
  color: ${theme.color.warning};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  white-space: normal;
`;
