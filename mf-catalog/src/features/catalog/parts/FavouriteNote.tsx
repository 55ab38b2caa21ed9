import Pencil from '@lucide/icons/icons/pencil';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCompanyMark } from 'shared-api/company-marks';
import type { Participant } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { FavouriteNoteDialog } from './FavouriteNoteDialog';

interface FavouriteNoteProps {
  company: Pick<Participant, 'id' | 'company'>;
}

/** The viewer's note about a company: two lines, and a button to edit it. */
export function FavouriteNote({ company: { id, company } }: FavouriteNoteProps) {
  const { note, setNote } = useCompanyMark(id);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {note === '' ? (
        <Add variant="ghost" size="small" aria-label={texts.addNoteName(company)} onClick={open}>
          {texts.addNote}
        </Add>
      ) : (
        <Line>
          <Text>{note}</Text>
          <IconButton
            size="small"
            aria-label={texts.changeNoteName(company)}
            title={texts.changeNoteTip}
            onClick={open}
          >
            <Icon icon={Pencil} size={16} />
          </IconButton>
        </Line>
      )}
      {isOpen && (
        <FavouriteNoteDialog company={company} note={note} onSave={setNote} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Add = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space(3)});
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(1)};
  align-items: center;
  margin-inline-end: calc(-1 * ${theme.space(2)});
  padding-inline-start: ${theme.space(2)};
  border-inline-start: 2px solid ${theme.color.border};
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-size: ${theme.text.s};
  line-height: calc(20 / 14);
`;
