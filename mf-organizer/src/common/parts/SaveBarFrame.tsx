import { useCallback, useState, type ReactNode } from 'react';
import { Stack } from 'shared-ui/Stack';
import { SaveBarContext, type UnsavedPart } from '../state/useSaveBar';
import { SaveBar } from './SaveBar';

/** Content with one `SaveBar` at its end for all forms inside that have changes (`useSaveBar`). */
export function SaveBarFrame({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, UnsavedPart>>(new Map());
  const report = useCallback(
    (id: string, part: UnsavedPart | undefined) =>
      setParts((before) => {
        const after = new Map(before);
        if (part) after.set(id, part);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const unsaved = [...parts.values()];
  return (
    <SaveBarContext value={report}>
      <Stack gap={4}>
        {children}
        {unsaved.length > 0 && (
          <SaveBar
            changed={[...new Set(unsaved.flatMap(({ changed }) => changed))]}
            isBusy={unsaved.some(({ isBusy }) => isBusy)}
            onCancel={() => unsaved.forEach(({ cancel }) => cancel())}
            // The last one first, so that the first one with a mistake keeps the focus.
            onSave={() => unsaved.toReversed().forEach(({ save }) => save())}
          />
        )}
      </Stack>
    </SaveBarContext>
  );
}
