import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { COMMON_TIME } from '#domain/filterTexts';
import { texts } from '../texts';

interface CatalogCommonTimeProps {
  isChosen: boolean;
  /** The viewer's free slots that can still be agreed; undefined while loading. */
  ownSlots: number | undefined;
  onChange: (isChosen: boolean) => void;
}

const noOwnTime = { text: texts.noOwnTime, to: `${paths.profileEdit}#meetings`, linkText: texts.openTime };

/** Leaves companies that are free when the viewer is; without own free time, says what to do first. */
export function CatalogCommonTime({ isChosen, ownSlots, onChange }: CatalogCommonTimeProps) {
  return (
    <Toggle
      variant="secondary"
      size="small"
      aria-pressed={isChosen}
      reason={ownSlots === 0 && !isChosen ? noOwnTime : undefined}
      onClick={() => onChange(!isChosen)}
    >
      {COMMON_TIME}
    </Toggle>
  );
}

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};
  }
`;
