import Download from '@lucide/icons/icons/download';
import Share from '@lucide/icons/icons/share';
import SquarePlus from '@lucide/icons/icons/square-plus';
import Users from '@lucide/icons/icons/users';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { install, installWay, onInstallWay } from '../install/install';
import { entryStyle } from './entryStyle';

/** Steps of the menu that iPhones and iPads have in place of an offer. */
const STEPS = [
  { icon: Share, text: '«Поделиться»' },
  { icon: SquarePlus, text: '«На экран „Домой“»' },
  { icon: Users, text: 'Откройте «Встречу» с экрана «Домой» и войдите ещё раз' },
];

/** Offers to install the application where that is possible (DAY-02). */
export function InstallEntry() {
  const way = useSyncExternalStore(onInstallWay, installWay);
  if (way === 'button')
    return (
      <Entry variant="ghost" icon={<Icon icon={Download} size={20} />} onClick={install}>
        Установить приложение
      </Entry>
    );
  if (way === undefined) return null;
  return (
    <Guide aria-label="Как установить приложение">
      {STEPS.map(({ icon, text }) => (
        <Step key={text}>
          <Icon icon={icon} size={20} />
          {text}
        </Step>
      ))}
    </Guide>
  );
}

const Entry = styled(Button)`
  ${entryStyle}
  justify-content: start;
  width: 100%;
  font-weight: ${theme.weight.regular};
`;

const Guide = styled.ol`
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  ${entryStyle}
  min-height: 0;
  font-size: ${theme.text.s};
`;
