import { Accordion, AccordionItem } from 'shared-ui/Accordion';
import { countStatuses, LIST_KEYS, type ListKey } from '#domain/catalogFilter';
import { listLabels, STATUSES_LABEL } from '#domain/filterTexts';
import { FilterOptions } from './FilterOptions';
import type { FilterPartsProps } from './FilterRow';
import { FilterStatuses } from './FilterStatuses';

export interface FilterSectionsProps extends FilterPartsProps {
  /** Ids of the open sections. */
  openItems: string[];
  onOpenItemsChange: (items: string[]) => void;
}

const STATUSES_ID = 'statuses';

/** The filters on narrow viewports, in sections of a sheet. */
export function FilterSections({
  openItems,
  onOpenItemsChange,
  viewer,
  filter,
  lists,
  onOpen,
  onChoose,
}: FilterSectionsProps) {
  const labels = listLabels(viewer);
  const countOf = (count: number) => (count > 0 ? count : undefined);

  const open = (items: string[]) => {
    items.filter((item): item is ListKey => item !== STATUSES_ID && !openItems.includes(item)).forEach(onOpen);
    onOpenItemsChange(items);
  };

  return (
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
  );
}
