import ChevronDown from '@lucide/icons/icons/chevron-down';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { depth, media, theme } from 'shared-ui/theme';
import type { Trial } from '../federation/registry/trialList';
import { describeTrial } from './texts';

interface TrialPanelProps {
  trials: readonly Trial[];
  onEnd: (trial: Trial) => void;
}

/** Names what this tab tries out and ends each by one press. */
export function TrialPanel({ trials, onEnd }: TrialPanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  const title = trials.every(({ fault }) => fault) ? 'Сбой по заказу' : 'Пробная сборка';
  if (!isOpen)
    return (
      <Place aria-label={title}>
        <Button variant="secondary" size="small" icon={<Flask />} onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      </Place>
    );
  return (
    <Place aria-label={title}>
      <Box>
        <Head>
          <Flask />
          <Title>{title}</Title>
          <IconButton aria-label="Свернуть" onClick={() => setIsOpen(false)}>
            <Icon icon={ChevronDown} size={20} />
          </IconButton>
        </Head>
        <List>
          {trials.map((trial) => (
            <li key={[trial.remote, trial.fault].join()}>
              <Line>{describeTrial(trial)}</Line>
              <Button variant="secondary" size="small" onClick={() => onEnd(trial)}>
                {endText(trial)}
              </Button>
            </li>
          ))}
        </List>
      </Box>
    </Place>
  );
}

function endText({ fault, problem }: Trial): string {
  if (problem !== undefined) return 'Понятно';
  return fault ? 'Прекратить сбой' : 'Вернуть обычную сборку';
}

const Flask = () => <Icon icon={FlaskConical} size={20} />;

const Place = styled.aside`
  position: fixed;
  bottom: ${theme.space(4)};
  left: ${theme.space(4)};
  z-index: ${depth.toast};
  max-width: min(400px, 100vw - ${theme.space(8)});

  ${media.narrow} {
    /* Above the bottom bar of the main layout. */
    bottom: calc(${theme.space(16)} + env(safe-area-inset-bottom));
    left: ${theme.space(2)};
  }
`;

const Box = styled.div`
  padding: ${theme.space(2)} ${theme.space(4)} ${theme.space(4)};
  border: 1px solid ${theme.color.warning};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.warning};
`;

const Title = styled.p`
  flex: 1;
  font-weight: ${theme.weight.bold};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
`;

const Line = styled.p`
  margin-bottom: ${theme.space(1)};
  overflow-wrap: anywhere;
`;
