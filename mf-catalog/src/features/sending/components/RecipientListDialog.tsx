import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Spinner } from 'shared-ui/Spinner';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import { VirtualList } from 'shared-ui/VirtualList';
import type { Recipients } from '../api/useRecipients';
import { choose, isChosen, type Choice } from '../choice/choice';
import { texts } from '../texts';
import { useFound } from './useFound';

interface RecipientListDialogProps {
  choice: Choice;
  recipients: Recipients;
  count: number;
  onChange: (choice: Choice) => void;
  onClose: () => void;
}

/** Everybody who is meant, however many, to look for one and take them out. Drawn while it is open. */
export function RecipientListDialog({ choice, recipients, count, onChange, onClose }: RecipientListDialogProps) {
  const { lists, isReady, reason, reload } = recipients;
  const [search, setSearch] = useState('');
  const members = useMemo(() => lists.map((list) => list?.names), [lists]);
  // Those chosen one by one when it was opened: whoever is taken out stays in the list, without a tick.
  const [picked] = useState(() => new Map(choice.picked.map(({ id, company }) => [id, company])));
  // Ids alone: making 99,999 of anything takes longer than a frame.
  const ids = useMemo(
    () => [...new Set([picked, ...members].flatMap((names) => [...(names?.keys() ?? [])]))],
    [members, picked],
  );
  const nameOf = useCallback(
    (id: number) => members.find((names) => names?.has(id))?.get(id) ?? picked.get(id) ?? '',
    [members, picked],
  );
  const shown = useFound(ids, nameOf, search.trim().toLowerCase());

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.list}
      isSheet
      isTall
      footer={<Button onClick={onClose}>{texts.listDone}</Button>}
    >
      <Loaded
        query={{ data: isReady ? shown : undefined, error: reason, isLoading: false, reload }}
        skeleton={<Spinner label={texts.listLoading} />}
        failed={texts.listFailed}
      >
        {(rows: readonly number[]) => (
          <Stack gap={3}>
            <TextField
              type="search"
              label={texts.search}
              isLabelHidden
              placeholder={texts.search}
              value={search}
              autoComplete="off"
              onChange={(event) => setSearch(event.target.value)}
            />
            <p role="status">{texts.picked(count)}</p>
            {rows.length === 0 ? (
              <p>{texts.nothingFound}</p>
            ) : (
              <Box>
                <VirtualList items={rows} getKey={itself} estimateHeight={44} aria-label={texts.list}>
                  {(id) => (
                    <Row>
                      <Checkbox
                        label={nameOf(id)}
                        checked={isChosen(choice, members, id)}
                        onChange={(event) =>
                          onChange(choose(choice, members, [{ id, company: nameOf(id) }], event.target.checked))
                        }
                      />
                    </Row>
                  )}
                </VirtualList>
              </Box>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

const itself = (id: number) => id;

const Box = styled.div`
  height: min(${theme.space(110)}, 55dvh);
`;

const Row = styled.div`
  min-height: ${theme.space(11)};
  padding: ${theme.space(1)};
  border-bottom: 1px solid ${theme.color.border};

  label {
    width: 100%;
  }

  label > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
