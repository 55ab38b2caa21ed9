import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Point } from 'shared-api/contract';
import { formatDayHeader, todayInMoscow } from 'shared-api/time';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { useCalendarFile } from '#calendar/useCalendarFile';
import { changeOfAll } from '../day';
import type { DayTools } from '../dayTools';
import { texts } from '../texts';

interface DayMenuProps {
  date: string;
  /** Nothing while the day is on its way. */
  points: readonly Point[] | undefined;
  /** Its hours can be changed. */
  canChange: boolean;
  tools: DayTools;
}

/** What can be done with a whole day. */
export function DayMenu({ date, points = [], canChange, tools }: DayMenuProps) {
  const free = changeOfAll(points, 'AVAILABLE');
  const { downloadDay } = useCalendarFile();
  const blocked = changeOfAll(points, 'BLOCKED');
  return (
    <Menu
      button={
        <IconButton aria-label={texts.dayActions(formatDayHeader(date))}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    >
      {canChange && (
        <>
          <MenuItem isDisabled={points.length === 0} onSelect={() => tools.onCopy(date)}>
            {texts.copy}
          </MenuItem>
          <MenuItem isDisabled={!free} onSelect={() => free && tools.onApply(date, [free])}>
            {texts.allFree}
          </MenuItem>
          <MenuItem isDisabled={!blocked} onSelect={() => blocked && tools.onApply(date, [blocked])}>
            {texts.allBlocked}
          </MenuItem>
        </>
      )}
      {date >= todayInMoscow() && points.some(({ status }) => status === 'ASSIGNED') && (
        <MenuItem onSelect={() => void downloadDay(date)}>{texts.dayToCalendar}</MenuItem>
      )}
      <MenuItem onSelect={() => tools.onPrint(date)}>{texts.printDay}</MenuItem>
    </Menu>
  );
}
