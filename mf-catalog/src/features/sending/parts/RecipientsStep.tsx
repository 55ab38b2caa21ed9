import { useAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { UserType } from 'shared-api/contract';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { keptCatalogQueryAtom } from '#state/catalogState';
import { useTotalToMail } from '../api/useCompaniesToMail';
import type { Recipients } from '../api/useRecipients';
import { chooseAll, emptyChoice, hasAll, type Choice } from '../domain/choice';
import type { Count } from '../domain/recipients';
import type { SendingDraft } from '../state/sendingDraft';
import { useFilterName } from '../state/useFilterName';
import { texts } from '../texts';
import { CompanyPicker } from './CompanyPicker';
import { KnownRecipients } from './KnownRecipients';
import { RecipientListDialog } from './RecipientListDialog';
import { RecipientTags } from './RecipientTags';

interface RecipientsStepProps {
  viewer: UserType;
  choice: Choice;
  recipients: Recipients;
  count: Count;
  leavesOutKnown: boolean;
  onChange: (part: Partial<SendingDraft>) => void;
  isDisabled: boolean;
}

/** Step 1: pick companies individually or all companies of the catalogue's filter (SEND-02). */
export function RecipientsStep({
  viewer,
  choice,
  recipients,
  count,
  leavesOutKnown,
  onChange,
  isDisabled,
}: RecipientsStepProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);
  // Shares the catalogue's filter: after finding «customers in Kazan» there, the user can write to them here.
  const [catalog, keepCatalog] = useAtom(keptCatalogQueryAtom);
  const { data: total } = useTotalToMail(catalog.filter);
  const nameOf = useFilterName(viewer, [catalog.filter, ...choice.groups.map(({ filter }) => filter)]);
  const filterName = nameOf(catalog.filter);
  const whyNotAll =
    (total === 0 && texts.nothingFound) || (hasAll(choice, catalog.filter) && texts.allChosen) || undefined;
  const setChoice = (changed: Choice) => onChange({ choice: changed });

  return (
    <Card title={texts.step1}>
      <Stack gap={4}>
        <Buttons>
          <Button variant="secondary" disabled={isDisabled} onClick={() => setIsPicking(true)}>
            {texts.pick}
          </Button>
          <Button
            variant="secondary"
            disabled={isDisabled}
            reason={whyNotAll}
            onClick={() => setChoice(chooseAll(choice, catalog.filter, total ?? 0))}
          >
            {texts.all(total)}
          </Button>
        </Buttons>
        {filterName !== '' && <Hint>{texts.allOf(filterName)}</Hint>}
        <RecipientTags
          choice={choice}
          recipients={recipients}
          count={count.chosen}
          nameOf={nameOf}
          onChange={setChoice}
          onClear={() => setChoice(emptyChoice)}
          isDisabled={isDisabled}
        />
        {choice.groups.length > 0 && (
          <Toggle variant="ghost" size="small" disabled={isDisabled} onClick={() => setIsListOpen(true)}>
            {texts.showList}
          </Toggle>
        )}
        {recipients.reason === undefined ? (
          <KnownRecipients
            count={count}
            isReady={recipients.isReady}
            leavesOutKnown={leavesOutKnown}
            onChange={(isOut) => onChange({ leavesOutKnown: isOut })}
            isDisabled={isDisabled}
          />
        ) : (
          <ErrorState reason={recipients.reason} onRetry={recipients.reload}>
            {texts.listFailed}
          </ErrorState>
        )}
        {choice.groups.length > 0 && !recipients.isReady && recipients.reason === undefined && (
          <Alert kind="info">{texts.listLoading}</Alert>
        )}
      </Stack>
      {isPicking && (
        <CompanyPicker
          viewer={viewer}
          choice={choice}
          filter={catalog.filter}
          onCancel={() => setIsPicking(false)}
          onDone={(picked, filter) => {
            setIsPicking(false);
            keepCatalog({ ...catalog, filter, page: 1 });
            setChoice(picked);
          }}
        />
      )}
      {isListOpen && (
        <RecipientListDialog
          choice={choice}
          recipients={recipients}
          count={count.chosen}
          onChange={setChoice}
          onClose={() => setIsListOpen(false)}
        />
      )}
    </Card>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

/* Align the button's text with the lines above. */
const Toggle = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space(3)});
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
