import Download from '@lucide/icons/icons/download';
import Share from '@lucide/icons/icons/share';
import SquarePlus from '@lucide/icons/icons/square-plus';
import Users from '@lucide/icons/icons/users';
import { useSyncExternalStore } from 'react';
import { styled, type RuleSet } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { install, installWay, onInstallWay } from './install';

/** Steps of the menu that iPhones and iPads have in place of an offer. */
const STEPS = [
  { icon: Share, text: '«Поделиться»' },
  { icon: SquarePlus, text: '«На экран „Домой“»' },
  { icon: Users, text: 'Откройте «Встречу» с экрана «Домой» и войдите ещё раз' },
];
const TITLE = 'Установить приложение';

interface InstallOfferProps {
  /** Style of a menu's entry; without it, a line of a page with the reason. */
  entryStyle?: RuleSet;
}

/** Offers to install the application where that is possible (DAY-02). */
export function InstallOffer({ entryStyle }: InstallOfferProps) {
  const way = useSyncExternalStore(onInstallWay, installWay);
  if (way === undefined) return null;
  const steps = way === 'steps' && (
    <Guide aria-label="Как установить приложение">
      {STEPS.map(({ icon, text }) => (
        <Step key={text}>
          <Icon icon={icon} size={20} />
          {text}
        </Step>
      ))}
    </Guide>
  );
  if (entryStyle)
    return (
      steps || (
        <Entry $style={entryStyle} variant="ghost" icon={<Icon icon={Download} size={20} />} onClick={install}>
          {TITLE}
        </Entry>
      )
    );
  return (
    <Line>
      <p>Установите «Встречу»: встречи дня откроются и без связи.</p>
      {steps || (
        <Button variant="secondary" size="small" onClick={install}>
          {TITLE}
        </Button>
      )}
    </Line>
  );
}

const Entry = styled(Button)<{ $style: RuleSet }>`
  ${({ $style }) => $style}
  justify-content: start;
  width: 100%;
  font-weight: ${theme.weight.regular};
`;

const Guide = styled.ol`
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(2)} ${theme.space(3)};
  font-size: ${theme.text.s};

  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
`;
