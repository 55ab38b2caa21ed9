import { Button } from 'shared-ui/Button';
import { Menu, MenuItem } from 'shared-ui/Menu';
import type { MeetingsDay } from '../domain/dayMeeting';
import { sheetsOf, type SheetsKind, type SheetsPart } from '../state/printedSheets';
import { texts } from '../texts';

interface PrintMenuProps {
  day: MeetingsDay;
  onPrint: (part: SheetsPart) => void;
}

const KINDS: readonly { kind: SheetsKind; name: string }[] = [
  { kind: 'tables', name: texts.printTables },
  { kind: 'times', name: texts.printTimes },
  { kind: 'companies', name: texts.printCompanies },
];

/** Chooses the sheets to print, at most 300 at once (ORG-05). */
export function PrintMenu({ day, onPrint }: PrintMenuProps) {
  return (
    <Menu button={<Button variant="secondary">{texts.print}</Button>}>
      <PrintItems day={day} onPrint={onPrint} />
    </Menu>
  );
}

/** A component, so that the sheets are counted only in an open menu. */
function PrintItems({ day, onPrint }: PrintMenuProps) {
  return KINDS.map(({ kind, name }) => {
    const parts = sheetsOf(day, kind);
    if (parts.length === 0)
      return (
        <MenuItem key={kind} isDisabled onSelect={() => {}}>
          {name}
        </MenuItem>
      );
    return parts.map((part) => (
      <MenuItem key={`${kind} ${part.first}`} onSelect={() => onPrint(part)}>
        {parts.length === 1 ? name : texts.sheets(name, part.first, part.last)}
      </MenuItem>
    ));
  });
}
