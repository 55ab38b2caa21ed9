import X from '@lucide/icons/icons/x';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { noMeetingText } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { ActionBar } from 'shared-ui/ActionBar';
import { Avatar } from 'shared-ui/Avatar';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { MAX_COMPARED } from '#domain/limits';
import { comparedAtom } from '#state/comparedState';
import { useMeetingChance } from '#state/useMeetingChance';
import { texts } from '../texts';
import { CompareDialog } from './CompareDialog';

interface CompareBarProps {
  viewer: CurrentUser;
}

/** Bar of the companies chosen for comparison, with its actions; hidden without companies. */
export function CompareBar({ viewer }: CompareBarProps) {
  const isEmpty = useAtomValue(comparedAtom).length === 0;
  return isEmpty ? null : <Compared viewer={viewer} />;
}

function Compared({ viewer }: CompareBarProps) {
  const [compared, setCompared] = useAtom(comparedAtom);
  const [isOpen, setIsOpen] = useState(false);
  const { noMeetings, meetingWith } = useMeetingChance(viewer);
  const ids = compared.map(({ id }) => id);
  return (
    <>
      <ActionBar
        aria-label={texts.bar}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              size="small"
              to={`${paths.meetings}?view=plan&with=${ids.join(',')}`}
              reason={noMeetings && noMeetingText(noMeetings)}
            >
              {texts.findTime}
            </ButtonLink>
            <Button
              size="small"
              reason={compared.length < 2 ? texts.tooFew : undefined}
              onClick={() => setIsOpen(true)}
            >
              {texts.compare}
            </Button>
          </>
        }
      >
        <Chosen>
          <ul aria-label={texts.chosen}>
            {compared.map(({ id, company, avatar }) => (
              <li key={id}>
                <Remove
                  variant="ghost"
                  size="small"
                  icon={<Avatar src={avatar} size={32} />}
                  title={company}
                  aria-label={texts.remove(company)}
                  onClick={() => setCompared(compared.filter((other) => other.id !== id))}
                >
                  <Icon icon={X} size={16} />
                </Remove>
              </li>
            ))}
          </ul>
          <span role="status">{texts.count(compared.length, MAX_COMPARED)}</span>
        </Chosen>
      </ActionBar>
      {isOpen && (
        <CompareDialog
          viewer={viewer}
          companies={compared}
          meetingWith={meetingWith}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(1)};
  }
`;

/* Avatar and cross are one button. */
const Remove = styled(Button)`
  gap: ${theme.space(0.5)};
  padding-inline: 0 ${theme.space(1)};
`;
