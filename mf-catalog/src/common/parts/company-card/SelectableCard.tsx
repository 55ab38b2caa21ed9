import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { Checkbox } from 'shared-ui/Checkbox';
import { Cluster } from 'shared-ui/Cluster';
import { Flag } from 'shared-ui/Flag';
import { cutText } from 'shared-ui/texts';
import { depth, theme } from 'shared-ui/theme';
import { ACTIVITY_LIMIT, TERMS_LIMIT } from '#domain/limits';
import { COMPANY_CARD_AVATAR_SIZE, companyCardStyle } from './companyCardStyle';
import { CompanyCardTerm } from './CompanyCardTerm';
import { texts } from './texts';

interface SelectableCardProps {
  company: Participant;
  isChosen: boolean;
  /** @param isRange whether all companies since the last clicked one are meant */
  onChoose: (isChosen: boolean, isRange: boolean) => void;
}

/** A company's card that selects the company instead of opening its page; the whole card is the checkbox's label. */
export function SelectableCard({ company, isChosen, onChoose }: SelectableCardProps) {
  // Clicking the label triggers a click on the checkbox, which does not report the Shift key.
  const isShift = useRef(false);
  const activity = company.activity.map(({ value }) => value).join(', ');
  return (
    <Root
      data-chosen={isChosen || undefined}
      onClickCapture={(event) => {
        isShift.current ||= event.shiftKey;
      }}
    >
      <Head>
        <Avatar src={company.avatar} size={COMPANY_CARD_AVATAR_SIZE} />
        <div>
          <Name>
            <Checkbox
              label={company.company}
              checked={isChosen}
              onChange={(event) => {
                onChoose(event.target.checked, isShift.current);
                isShift.current = false;
              }}
            />
          </Name>
          <Place>
            <Flag country={company.country} isDecorative /> {[company.country, company.city].filter(Boolean).join(', ')}
          </Place>
        </div>
      </Head>
      <dl>
        <CompanyCardTerm label={texts.activity(company.type)}>{cutText(activity, ACTIVITY_LIMIT)}</CompanyCardTerm>
        <CompanyCardTerm label={texts.circulation}>
          {cutText(company.minimum_circulation.join(', '), TERMS_LIMIT)}
        </CompanyCardTerm>
        <CompanyCardTerm label={texts.sum}>{cutText(company.minimum_sum.join(', '), TERMS_LIMIT)}</CompanyCardTerm>
      </dl>
      {(company.only_chat || company.already_communicated || company.already_met) && (
        <Cluster gap={1}>
          {company.only_chat && <Badge tone="info">{texts.onlyChat}</Badge>}
          {company.already_communicated && <Badge tone="accent">{texts.communicated}</Badge>}
          {company.already_met && <Badge tone="positive">{texts.met}</Badge>}
        </Cluster>
      )}
    </Root>
  );
}

const Root = styled.article`
  ${companyCardStyle}
  position: relative;
  user-select: none;

  &[data-chosen] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  &:hover {
    border-color: ${theme.color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(3)};
  align-items: center;
`;

/* The name is the label, the checkbox is in the corner, and the label covers the card. */
const Name = styled.div`
  label {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 0;
    padding: 0;
    font-size: ${theme.text.m};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.line.heading};
  }

  label::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
    content: '';
  }

  label > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  /* Above the label, so that both are clickable. */
  input {
    position: relative;
    z-index: ${depth.raised};
  }

  input:focus-visible {
    outline: none;
  }
`;

const Place = styled.p`
  overflow-wrap: anywhere;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
