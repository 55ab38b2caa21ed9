import { useMemo, useState } from 'react';
import { Button } from '../Button/Button';
import type { CheckTreeItem } from '../CheckTree/checkTreeRows';
import { CheckTreeSearch } from '../CheckTree/CheckTreeSearch';
import { Dialog } from '../Dialog/Dialog';
import { ErrorState } from '../ErrorState/ErrorState';
import { SkeletonText } from '../Skeleton/SkeletonText';

/** An area of activity as the server lists it. */
export interface ActivityNode {
  id: number;
  value: string;
  /** 0 for a group at the top, or else the group's id. */
  node: number;
  /** How many companies work there. */
  count?: number;
}

export interface ActivityPickerDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** It was closed without a choice, or after one. */
  onClose: () => void;
  /** All areas and their groups; undefined while they are on their way. */
  nodes: readonly ActivityNode[] | undefined;
  /** The chosen areas (not groups). */
  value: readonly number[];
  /** Other areas were chosen and confirmed. */
  onConfirm: (value: number[]) => void;
  /** The areas did not come: offers to ask again. */
  onRetry?: () => void;
  /** The dialog's heading. */
  title?: string;
}

/** Chooses areas of activity, by group or one by one. Nothing changes outside before «Выбрать». */
export function ActivityPickerDialog({ isOpen, ...rest }: ActivityPickerDialogProps) {
  // Mounted anew each time it opens: what was ticked and not confirmed is forgotten.
  return isOpen ? <ActivityPicker {...rest} /> : null;
}

function ActivityPicker({
  onClose,
  nodes,
  value,
  onConfirm,
  onRetry,
  title = 'Сферы деятельности',
}: Omit<ActivityPickerDialogProps, 'isOpen'>) {
  const [ticked, setTicked] = useState(value);
  const items = useMemo(
    () =>
      nodes?.map<CheckTreeItem>(({ id, value: label, node, count }) => ({
        id,
        label,
        count,
        parentId: node === 0 ? undefined : node,
      })),
    [nodes],
  );

  const confirm = () => {
    onConfirm([...ticked]);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
          <Button onClick={confirm} disabled={!items}>
            {ticked.length > 0 ? `Выбрать (${ticked.length})` : 'Выбрать'}
          </Button>
        </>
      }
    >
      {items && (
        <CheckTreeSearch
          items={items}
          checked={ticked}
          onChange={(ids) => setTicked(ids.map(Number))}
          label={title}
          searchLabel="Найти сферу деятельности"
        />
      )}
      {!items &&
        (onRetry ? (
          <ErrorState onRetry={onRetry}>Не удалось загрузить сферы деятельности.</ErrorState>
        ) : (
          <SkeletonText lines={8} />
        ))}
    </Dialog>
  );
}
