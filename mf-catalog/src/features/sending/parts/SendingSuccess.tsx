import Check from '@lucide/icons/icons/check';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface SendingSuccessProps {
  /** Number of recipients. */
  total: number;
  onFinish: () => void;
}

/** The mailing is complete (SUCCESS of SEND-01). */
export function SendingSuccess({ total, onFinish }: SendingSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Root>
        <Mark icon={Check} size={32} />
        <Heading ref={heading} tabIndex={-1}>
          {texts.success(total)}
        </Heading>
        <Cluster gap={2}>
          <ButtonLink to={paths.messages}>{texts.toMessages}</ButtonLink>
          <Button variant="secondary" onClick={onFinish}>
            {texts.another}
          </Button>
        </Cluster>
      </Root>
    </Card>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(4)};
  padding-block: ${theme.space(6)};
  text-align: center;

  > div {
    justify-content: center;
  }
`;

const Mark = styled(Icon)`
  color: ${theme.color.positive};
`;

const Heading = styled.h2`
  font-size: ${theme.text.l};

  &:focus {
    outline: none;
  }
`;
