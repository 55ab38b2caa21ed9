import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { Point } from 'shared-api/contract';
import { formatDayHeader, isPastSlot, todayInMoscow } from 'shared-api/time';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { useCalendarFile } from '#state/useCalendarFile';
import { changeOfAll } from '../state/day';
import type { DayTools } from '../state/dayTools';
import { texts } from '../texts';

interface DayMenuProps {
  date: string;
  /** Undefined while the day loads. */
  points: readonly Point[] | undefined;
  canChange: boolean;
  tools: DayTools;
}

/** Menu with actions for a whole day. */
export function DayMenu({ date, points = [], canChange, tools }: DayMenuProps) {
  const today = todayInMoscow();
  const ahead = date === today ? points.filter(({ point }) => !isPastSlot(date, point)) : points;
  const free = changeOfAll(ahead, 'AVAILABLE');
  const { downloadDay } = useCalendarFile();
  const blocked = changeOfAll(ahead, 'BLOCKED');
  return (
    <Menu
      button={
        <IconButton aria-label={texts.dayActions(formatDayHeader(date))}>
          <Icon icon={Ellipsis} size={20} />
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
      {date >= today && points.some(({ status }) => status === 'ASSIGNED') && (
        <MenuItem onSelect={() => void downloadDay(date)}>{texts.dayToCalendar}</MenuItem>
      )}
      <MenuItem onSelect={() => tools.onPrint(date)}>{texts.printDay}</MenuItem>
    </Menu>
  );
}
