import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Free for meetings, non-working time, or has a meeting. */
export type SlotStatus = 'AVAILABLE' | 'BLOCKED' | 'ASSIGNED';

/** For the legend and for screen readers. */
export const slotStatusNames: Record<SlotStatus, string> = {
  AVAILABLE: 'Рабочее время',
  BLOCKED: 'Нерабочее время',
  ASSIGNED: 'Встреча назначена',
};

/**
 * Look of a slot: `free`; `possible`, free but less suitable; `clash`, free for them but not for the current user;
 * `pending`, an invitation is open; `meeting`; `taken` by others; `blocked`.
 */
export type SlotFace = 'free' | 'possible' | 'clash' | 'pending' | 'meeting' | 'taken' | 'blocked';

/** Default face by status. */
export const statusFace: Record<SlotStatus, SlotFace> = {
  AVAILABLE: 'free',
  BLOCKED: 'blocked',
  ASSIGNED: 'meeting',
};

/** Faces differ by more than colour: a tick, a dashed border, a solid fill, hatching; in contrast themes each by its own. */
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

    ${media.forcedColors} {
      border-style: dotted;
    }
  `,
  pending: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};

    ${media.forcedColors} {
      box-shadow: inset 0 0 0 2px;
    }
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

    ${media.forcedColors} {
      border-color: ${theme.color.border};
      background: linear-gradient(to top right, transparent 48%, GrayText 48% 52%, transparent 52%);
    }
  `,
  blocked: css`
    border-color: ${theme.color.border};
    background: repeating-linear-gradient(135deg, ${theme.color.neutralSoft} 0 2px, transparent 2px 8px);
    color: ${theme.color.neutral};

    ${media.forcedColors} {
      background: repeating-linear-gradient(135deg, GrayText 0 1px, transparent 1px 8px);
      text-shadow: ${'0 0 3px var(--back), '.repeat(8)}0 0 3px var(--back);
    }
  `,
};
