import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { dayOf, formatSlotDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useConfirmAgreement } from '#api/useMeetingResults';
import type { MeetingAgreement } from '#domain/result';
import { texts } from '#domain/resultTexts';
import { LazyAgreementDialog } from './LazyAgreementDialog';

interface ResultAgreementProps {
  meetingId: number;
  company: string;
  agreement: MeetingAgreement | undefined;
}

/** The sentence of both sides: in force, proposed by one of them, or yet to be written (AFTER-04). */
export function ResultAgreement({ meetingId, company, agreement }: ResultAgreementProps) {
  const confirm = useConfirmAgreement();
  const [isBusy, setIsBusy] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const { agreed, proposed, version = 0 } = agreement ?? {};
  const isAsked = proposed?.by === 'they';

  const press = async () => {
    setIsBusy(true);
    try {
      await confirm(meetingId, version);
      toast.success(texts.confirmed);
    } catch (error) {
      toast.danger(texts.notConfirmed(describeError(error)));
    } finally {
      setIsBusy(false);
    }
  };
  const write = agreement ? (isAsked ? texts.answerOwn : texts.changeAgreement) : texts.writeAgreement;
  const named = (label: string) => label + texts.ofCompany(company);

  return (
    <Root role="group" aria-label={texts.agreementTitle(company)}>
      {agreed && (
        <p>
          {texts.agreed} <Sentence>«{agreed.text}»</Sentence>{' '}
          <Muted>{texts.agreedAt(formatSlotDay(dayOf(agreed.at)))}</Muted>
        </p>
      )}
      {proposed && (
        <p>
          {isAsked ? texts.theyPropose : texts.wePropose} <Sentence>«{proposed.text}»</Sentence>
        </p>
      )}
      <Cluster gap={2}>
        {isAsked && (
          <Button size="small" isBusy={isBusy} aria-label={named(texts.confirm)} onClick={() => void press()}>
            {texts.confirm}
          </Button>
        )}
        <Button
          variant={isAsked ? 'secondary' : 'ghost'}
          size="small"
          aria-label={named(write)}
          onClick={() => setIsWriting(true)}
        >
          {write}
        </Button>
      </Cluster>
      {isWriting && (
        <LazyAgreementDialog
          meetingId={meetingId}
          company={company}
          agreement={agreement}
          onClose={() => setIsWriting(false)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(1)};
  width: 100%;
  padding: ${theme.space(2)} ${theme.space(3)};
  border-left: 4px solid ${theme.color.accent};
  background: ${theme.color.sunken};
`;

const Sentence = styled.strong`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
