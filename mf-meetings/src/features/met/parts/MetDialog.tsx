import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { Select } from 'shared-ui/Select';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { OUTCOMES } from '#domain/result';
import { texts as resultTexts } from '#domain/resultTexts';
import { useMet } from '../api/useMet';
import { countMet, filtered, type MetFilter } from '../domain/metRows';
import { useMetFile } from '../state/useMetFile';
import { texts } from '../texts';
import { MetList } from './MetList';

interface MetDialogProps {
  onClose: () => void;
}

const CONTENT_HEIGHT = 320;
const FILTERS: readonly { value: MetFilter; label: string }[] = [
  { value: '', label: texts.all },
  ...OUTCOMES.map((value) => ({ value, label: resultTexts.outcomes[value] })),
  { value: 'open', label: texts.open },
];

/** «Кого встретил»: the companies met so far with outcomes and agreements, and a file of them (AFTER-02). */
export function MetDialog({ onClose }: MetDialogProps) {
  const met = useMet();
  const { save, saving } = useMetFile();
  const [filter, setFilter] = useState<MetFilter>('');
  const rows = met.data && filtered(met.data, filter);
  const isEmpty = rows === undefined || rows.length === 0;
  const button = (kind: 'csv' | 'xlsx', label: string) => (
    <Button
      variant="secondary"
      aria-label={texts.save(label)}
      disabled={isEmpty || (saving !== undefined && saving !== kind)}
      isBusy={saving === kind}
      onClick={() => rows && void save(rows, kind)}
    >
      {label}
    </Button>
  );

  return (
    <Dialog
      isOpen
      isSheet
      isTall
      title={texts.title}
      description={texts.lead}
      onClose={onClose}
      footer={
        <>
          {button('csv', texts.csv)}
          {button('xlsx', texts.excel)}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Loaded query={met} skeleton={<Skeleton height={CONTENT_HEIGHT} />} failed={texts.failed}>
        {(all) => {
          const shown = filtered(all, filter);
          const { companies, agreed } = countMet(shown);
          if (all.length === 0) return <EmptyState>{texts.none}</EmptyState>;
          return (
            <Stack>
              <Select
                label={texts.filter}
                options={FILTERS}
                value={filter}
                onChange={({ target }) => setFilter(target.value as MetFilter)}
              />
              <p role="status">{shown.length === 0 ? texts.noneSuch : texts.count(companies, agreed)}</p>
              {shown.length > 0 && <MetList rows={shown} />}
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
