import { useState } from 'react';
import { styled } from 'styled-components';
import type { MeetingCompany } from 'shared-api/contract';
import { formatSlotDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { theme } from 'shared-ui/theme';
import { isMeetingOver, type Meeting } from '#domain/meeting';
import { subjectOf, type ResultSubject } from '#domain/result';
import { texts } from '#domain/resultTexts';
import { useCalendarFile } from '#state/useCalendarFile';
import { useMeetingResult } from '#state/useMeetingResult';
import { LazyResultDialog } from './LazyResultDialog';
import { ResultAgreement } from './ResultAgreement';
import { ResultAnswer } from './ResultAnswer';

interface MeetingResultProps {
  meeting: Pick<Meeting, 'date' | 'point'>;
  company: MeetingCompany;
}

/** Below a meeting from its end on: how it went, note and next step, and the agreement of both sides (AFTER-01, AFTER-04). */
export function MeetingResult({ meeting, company }: MeetingResultProps) {
  return isMeetingOver(meeting) && <Ended subject={subjectOf(meeting, company)} />;
}

function Ended({ subject }: { subject: ResultSubject }) {
  const state = useMeetingResult(subject);
  const { result, agreement, phase, isOnDevice } = state;
  const { downloadNextStep } = useCalendarFile();
  const [isWriting, setIsWriting] = useState(false);
  const next = result?.next_at;
  return (
    <Root>
      <ResultAnswer subject={subject} state={state} />
      {phase === 'failed' && (
        <Cluster gap={2}>
          <Muted>{texts.notLoaded}</Muted>
          <Button variant="ghost" size="small" onClick={state.reload}>
            {texts.retry}
          </Button>
        </Cluster>
      )}
      {phase === 'ready' && (
        <>
          {result && result.note !== '' && <Note>{result.note}</Note>}
          <Tools gap={2}>
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.noteOf(subject.company)}
              onClick={() => setIsWriting(true)}
            >
              {texts.note}
            </Button>
            {next && (
              <>
                <span>{texts.nextAt(formatSlotDay(next))}</span>
                <Button variant="ghost" size="small" onClick={() => void downloadNextStep(subject, next, result.note)}>
                  {texts.nextFile}
                </Button>
              </>
            )}
            {isOnDevice && result && <Muted>{texts.onDevice}</Muted>}
          </Tools>
          {subject.meeting_id !== undefined && !isOnDevice && (result?.outcome === 'agreed' || agreement) && (
            <ResultAgreement meetingId={subject.meeting_id} company={subject.company} agreement={agreement} />
          )}
        </>
      )}
      {isWriting && <LazyResultDialog subject={subject} state={state} onClose={() => setIsWriting(false)} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space(1)};
  padding-bottom: ${theme.space(2)};
`;

/* The words of the first button below those of the question. */
const Tools = styled(Cluster)`
  margin-inline-start: calc(-1 * ${theme.space(3)});
`;

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
