import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { textKey } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Spinner } from 'shared-ui/Spinner';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import type { Recipients } from '../api/useRecipients';
import { choose, isChosen, type Choice } from '../domain/choice';
import { useFound } from '../state/useFound';
import { texts } from '../texts';
import { RecipientRows } from './RecipientRows';

interface RecipientListDialogProps {
  choice: Choice;
  recipients: Recipients;
  count: number;
  onChange: (choice: Choice) => void;
  onClose: () => void;
}

/** All recipients in a searchable list with checkboxes. Mounted only while open. */
export function RecipientListDialog({ choice, recipients, count, onChange, onClose }: RecipientListDialogProps) {
  const { lists, isReady, reason, reload } = recipients;
  const [search, setSearch] = useState('');
  const members = useMemo(() => lists.map((list) => list?.names), [lists]);
  // Companies picked individually when the dialog opened: unchecked ones stay in the list.
  const [picked] = useState(() => new Map(choice.picked.map(({ id, company }) => [id, company])));
  const ids = useMemo(() => idsOf([picked, ...members]), [members, picked]);
  const nameOf = useCallback(
    (id: number) => members.find((names) => names?.has(id))?.get(id) ?? picked.get(id) ?? '',
    [members, picked],
  );
  const shown = useFound(ids, nameOf, textKey(search));
  // Render the dialog first: with the list in the same task, it would block the page.
  const isWindowThere = useDeferredValue(true, false);

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
                {isWindowThere && (
                  <RecipientRows ids={rows} label={texts.list}>
                    {(id) => (
                      <Checkbox
                        label={nameOf(id)}
                        checked={isChosen(choice, members, id)}
                        onChange={(event) =>
                          onChange(choose(choice, members, [{ id, company: nameOf(id) }], event.target.checked))
                        }
                      />
                    )}
                  </RecipientRows>
                )}
              </Box>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Distinct ids only: building 99,999 objects would take longer than a frame. */
function idsOf(all: readonly (ReadonlyMap<number, string> | undefined)[]): number[] {
  const [names, ...others] = all.filter((one) => one !== undefined && one.size > 0);
  // A single filter is the usual case and needs no deduplication.
  if (others.length === 0) return [...(names?.keys() ?? [])];
  return [...new Set([names, ...others].flatMap((one) => [...(one?.keys() ?? [])]))];
}

const Box = styled.div`
  height: min(${theme.space(110)}, 55dvh);
`;
