import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Skeleton } from 'shared-ui/Skeleton';
import { toast } from 'shared-ui/toast';
import { OUTCOMES, type ResultSubject } from '#domain/result';
import { texts } from '#domain/resultTexts';
import { QueuedLine } from '#parts/QueuedLine';
import type { MeetingResultState } from '#state/useMeetingResult';

interface ResultAnswerProps {
  subject: Pick<ResultSubject, 'company' | 'point'>;
  state: MeetingResultState;
  /** For screen readers only: the text around it asks already. */
  isQuestionHidden?: boolean;
}

const ANSWERS = OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }));
const SIDES = (['we', 'they'] as const).map((value) => ({ value, label: texts.missedBy[value] }));
const HEIGHT = 54;

/** «Как прошла?»: one press saves the answer; for a meeting that did not take place, another one says who did not come. */
export function ResultAnswer({ subject, state, isQuestionHidden = false }: ResultAnswerProps) {
  const { result, queued, phase } = state;
  if (phase === 'loading')
    return (
      <div role="status" aria-busy aria-label={texts.loading}>
        <Delayed>
          <Skeleton height={HEIGHT} />
        </Delayed>
      </div>
    );

  const save = async (change: Parameters<MeetingResultState['save']>[0]) => {
    const problem = await state.save(change);
    if (problem !== undefined) toast.danger(texts.notSaved(problem));
  };
  const label = (question: string) => (
    <span className={isQuestionHidden ? 'visually-hidden' : undefined}>
      <span>{question}</span>
      <span className="visually-hidden">{texts.ofMeeting(subject.company, subject.point)}</span>
    </span>
  );
  return (
    <Answers>
      <RadioGroup
        look="row"
        label={label(texts.question)}
        options={ANSWERS}
        value={result?.outcome}
        onChange={(outcome) => void save({ outcome: outcome as (typeof OUTCOMES)[number] })}
      />
      {result?.outcome === 'missed' && (
        <RadioGroup
          look="row"
          label={label(texts.whoMissed)}
          options={SIDES}
          value={result.who_missed}
          onChange={(side) => void save({ outcome: 'missed', who_missed: side as 'we' | 'they' })}
        />
      )}
      {queued && <QueuedLine queued={queued} />}
    </Answers>
  );
}

const Answers = styled.div`
  min-height: ${HEIGHT}px;
`;
