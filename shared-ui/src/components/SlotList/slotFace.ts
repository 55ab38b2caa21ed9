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

/**
 * How a slot looks: `free`; `possible`, free with something against it; `clash`, free for them and taken for me; `pending`, a request
 * waits; `meeting`; `taken` by others; `blocked`.
 */
export type SlotFace = 'free' | 'possible' | 'clash' | 'pending' | 'meeting' | 'taken' | 'blocked';

/** The face of a slot that says nothing else. */
export const statusFace: Record<SlotStatus, SlotFace> = {
  AVAILABLE: 'free',
  BLOCKED: 'blocked',
  ASSIGNED: 'meeting',
};

/** The faces of a slot. They differ by more than colour: a tick, a dashed edge, a solid fill, hatching. */
export const slotFace: Record<SlotFace, ReturnType<typeof css>> = {
  free: css`
    border-color: ${theme.color.positive};
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
  `,
  possible: css`
    border-color: ${theme.color.positive};
    border-style: dashed;
    background: ${theme.color.surface};
    color: ${theme.color.positive};
  `,
  clash: css`
    border-color: ${theme.color.controlBorder};
    border-style: dashed;
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
  `,
  pending: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};
  `,
  meeting: css`
    border-color: ${theme.color.info};
    background: ${theme.color.info};
    color: ${theme.color.surface};
  `,
  taken: css`
    border-color: transparent;
    background: ${theme.color.infoSoft};
    color: ${theme.color.info};
  `,
  blocked: css`
    border-color: ${theme.color.border};
    background: repeating-linear-gradient(135deg, ${theme.color.neutralSoft} 0 2px, transparent 2px 8px);
    color: ${theme.color.neutral};
  `,
};
