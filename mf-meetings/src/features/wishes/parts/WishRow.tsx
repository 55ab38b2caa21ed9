import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { useSaveWish, type Wish } from 'shared-api/invitations';
import { paths } from 'shared-api/paths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { media, theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useConfirmProposal } from '../api/useConfirmProposal';
import { texts } from '../texts';

/** A company of the list, with the proposed time and the press that confirms it. */
export function WishRow({ wish: { id, company, is_mutual, proposal } }: { wish: Wish }) {
  const confirm = useConfirmProposal();
  const save = useSaveWish();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string) => {
    setIsBusy(true);
    try {
      await work();
      if (done !== undefined) toast.success(done);
    } catch (error) {
      toast.danger(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };
  const isSent = proposal?.invitation?.is_incoming === false;
  const isAsked = proposal?.invitation?.is_incoming === true;
  return (
    <Root>
      <Name>
        <Link to={paths.participant(id)}>{company}</Link>
        <Badge tone={is_mutual ? 'positive' : 'neutral'}>{is_mutual ? texts.mutual : texts.waits}</Badge>
      </Name>
      <When>
        {proposal && <span>{texts.slot(proposal.date, proposal.point)}</span>}
        {!proposal && is_mutual && <span>{texts.soon}</span>}
        {isSent && <span>{` · ${texts.confirmed}`}</span>}
        {isAsked && <span>{` · ${texts.theyConfirmed}`}</span>}
      </When>
      <Tools>
        {proposal && !isSent && (
          <Button
            size="small"
            variant="soft"
            isBusy={isBusy}
            aria-label={texts.confirmWith(company)}
            onClick={() => void run(() => confirm(id, proposal), isAsked ? texts.done.agreed : texts.done.invited)}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.removeOf(company)}
          onClick={() => void run(() => save(id, false))}
        >
          {texts.remove}
        </Button>
      </Tools>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  min-width: 0;
  overflow-wrap: anywhere;

  > a {
    ${media.narrow} {
      display: inline-flex;
      align-items: center;
      min-width: ${theme.control.height};
      min-height: ${theme.control.height};
    }
  }
`;

const When = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(2)};

  ${media.narrow} {
    justify-content: flex-start;
  }
`;
