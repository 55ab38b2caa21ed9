import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Free for meetings, not a working time, or a meeting stands there. */
export type SlotStatus = 'AVAILABLE' | 'BLOCKED' | 'ASSIGNED';

/** What each status is called, in the legend and for screen readers. */
export const slotStatusNames: Record<SlotStatus, string> = {
  AVAILABLE: 'Рабочее время',
  BLOCKED: 'Нерабочее время',
  ASSIGNED: 'Встреча назначена',
};

/** The faces of a slot. They differ by more than colour: a tick, a solid fill, hatching. */
export const slotFace: Record<SlotStatus, ReturnType<typeof css>> = {
  AVAILABLE: css`
    border-color: ${theme.color.positive};
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
  `,
  BLOCKED: css`
    border-color: ${theme.color.border};
    background: repeating-linear-gradient(135deg, ${theme.color.neutralSoft} 0 2px, transparent 2px 8px);
    color: ${theme.color.neutral};
  `,
  ASSIGNED: css`
    border-color: ${theme.color.info};
    background: ${theme.color.info};
    color: ${theme.color.surface};
  `,
};
