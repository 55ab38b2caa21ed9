import { css } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Styles for react-day-picker's elements; its own style sheet would add a second set of colours. */
export const calendarStyle = css`
  .rdp-months {
    position: relative;
    width: fit-content;
    max-width: 100%;
  }

  .rdp-nav {
    position: absolute;
    inset: 0 0 auto auto;
    display: flex;
  }

  .rdp-button_previous,
  .rdp-button_next,
  .rdp-day_button {
    display: grid;
    place-items: center;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  .rdp-button_previous,
  .rdp-button_next {
    width: ${theme.control.height};
    height: ${theme.control.height};
    padding: 0;

    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }

  .rdp-chevron {
    width: ${theme.space(5)};
    height: ${theme.space(5)};
    fill: currentcolor;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: ${theme.control.height};
    padding-left: ${theme.space(2)};
    font-weight: ${theme.weight.bold};
  }

  .rdp-month_grid {
    border-collapse: collapse;
  }

  .rdp-weekday {
    padding: ${theme.space(1)} 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-weight: ${theme.weight.regular};
  }

  .rdp-day {
    padding: 0;
  }

  .rdp-day_button {
    width: min(${theme.space(11)}, 12.25vw);
    height: ${theme.space(11)};
    padding: 0;
    font-variant-numeric: tabular-nums;

    &:hover:not(:disabled) {
      background: ${theme.color.accentSoft};
    }

    &:focus-visible {
      outline-offset: -2px;
    }

    &:disabled {
      color: ${theme.color.textMuted};
      text-decoration: line-through;
      cursor: not-allowed;
    }
  }

  .rdp-today .rdp-day_button {
    border-color: ${theme.color.controlBorder};
    font-weight: ${theme.weight.bold};
  }

  .rdp-selected .rdp-day_button,
  .rdp-selected .rdp-day_button:hover:not(:disabled) {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  .marked .rdp-day_button {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      bottom: ${theme.space(1)};
      left: calc(50% - 2px);
      width: 4px;
      height: 4px;
      border-radius: ${theme.radius.round};
      background: ${theme.color.info};
    }
  }

  .rdp-selected.marked .rdp-day_button::after {
    background: ${theme.color.onAccent};
  }

  /* The usual focus ring would be invisible on the accent colour. */
  .rdp-selected .rdp-day_button:focus-visible {
    outline-color: ${theme.color.onAccent};
    outline-offset: -4px;
  }
`;
