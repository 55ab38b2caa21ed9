import { useState } from 'react';
import { Accordion, AccordionItem } from 'shared-ui/Accordion';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { countStatuses, LIST_KEYS, type ListKey } from '#domain/catalogFilter';
import { listLabels, STATUSES_LABEL } from '#domain/filterTexts';
import { FilterOptions } from './FilterOptions';
import type { FilterPartsProps } from './FilterRow';
import { FilterStatuses } from './FilterStatuses';
import { texts } from './texts';

export interface FilterSheetProps extends FilterPartsProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  onReset: () => void;
  /** Number of companies found; undefined until it has loaded. */
  foundCount: number | undefined;
  isCounting: boolean;
}

const STATUSES_ID = 'statuses';

/**
 * The filters on narrow viewports, in a sheet. Choices apply at once; the button shows the number of companies found.
 */
export function FilterSheet({
  isOpen,
  onClose,
  title,
  onReset,
  foundCount,
  isCounting,
  viewer,
  filter,
  lists,
  onOpen,
  onChoose,
}: FilterSheetProps) {
  const [openItems, setOpenItems] = useState<string[]>([]);
  const labels = listLabels(viewer);
  const countOf = (count: number) => (count > 0 ? count : undefined);

  const open = (items: string[]) => {
    items.filter((item): item is ListKey => item !== STATUSES_ID && !openItems.includes(item)).forEach(onOpen);
    setOpenItems(items);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isSheet
      isTall
      footer={
        <>
          <Button variant="secondary" onClick={onReset}>
            {texts.sheetReset}
          </Button>
          <Button isBusy={isCounting} onClick={onClose}>
            {texts.show(foundCount)}
          </Button>
        </>
      }
    >
      <Accordion openItems={openItems} onOpenItemsChange={open}>
        {LIST_KEYS.map((key) => (
          <AccordionItem key={key} id={key} title={labels[key]} titleLevel={3} meta={countOf(filter[key].length)}>
            <FilterOptions listKey={key} label={labels[key]} list={lists[key]} filter={filter} onChoose={onChoose} />
          </AccordionItem>
        ))}
        <AccordionItem id={STATUSES_ID} title={STATUSES_LABEL} titleLevel={3} meta={countOf(countStatuses(filter))}>
          <FilterStatuses filter={filter} onChoose={onChoose} />
        </AccordionItem>
      </Accordion>
    </Dialog>
  );
}
