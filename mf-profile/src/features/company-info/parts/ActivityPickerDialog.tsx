import { useMemo, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { CheckTreeSearch, type CheckTreeItem } from 'shared-ui/CheckTree';
import { Dialog } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { SkeletonText } from 'shared-ui/Skeleton';

/** An area of activity, or a group of areas, as the server lists it. */
export interface ActivityNode {
  id: number;
  value: string;
  /** Id of the parent group; 0 at the top level. */
  node: number;
  /** Number of companies in the area. */
  count?: number;
}

export interface ActivityPickerDialogProps {
  isOpen: boolean;
  /** Called on cancel and after `onConfirm`. */
  onClose: () => void;
  /** All areas and groups; undefined while loading. */
  nodes: readonly ActivityNode[] | undefined;
  /** Ids of the selected areas, never of groups. */
  value: readonly number[];
  onConfirm: (value: number[]) => void;
  /** Pass it when loading has failed: shows the error with a retry button. */
  onRetry?: () => void;
  title?: string;
}

/** Dialog for choosing areas of activity, singly or by group. The choice takes effect on «Выбрать». */
export function ActivityPickerDialog({ isOpen, ...rest }: ActivityPickerDialogProps) {
  // Remounted on each opening, so that unconfirmed ticks are dropped.
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
