import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { Cluster } from 'shared-ui/Cluster';
import { cutText } from 'shared-ui/cutText';
import { FitLine } from 'shared-ui/FitLine';
import { Flag } from 'shared-ui/Flag';
import { depth, theme } from 'shared-ui/theme';
import { ACTIVITY_LIMIT, TERMS_LIMIT } from '#domain/limits';
import type { MeetingChance } from '#domain/meetingChance';
import { COMPANY_CARD_AVATAR_SIZE, companyCardStyle } from './companyCardStyle';
import { CompanyCardTerm } from './CompanyCardTerm';
import { CompanyLinks } from './CompanyLinks';
import { texts } from './texts';

interface CompanyCardProps {
  company: Participant;
  /** Whether somebody of it is in the application now. */
  isOnline?: boolean;
  meeting: MeetingChance;
  /** Why it suits the viewer: one line, and the same in sentences. */
  fit?: { line: string; explanation: string };
  /** What stands in the card's upper corner: a star, a tick. */
  corner?: ReactNode;
  /** What the viewer has noted about it. */
  note?: ReactNode;
  /** Stands beside what can be done with it. */
  tool?: ReactNode;
}

/**
 * A company in the catalogue (CAT-08). The whole card leads to its page; the link is the company's name. Its links are followed by what
 * holds the cards (`useFollow`).
 */
export function CompanyCard({ company, isOnline = false, meeting, fit, corner, note, tool }: CompanyCardProps) {
  const { type } = company;
  const activity = company.activity.map(({ value }) => value).join(', ');
  const hasBadges = company.only_chat || company.already_communicated || company.already_met;
  return (
    <Root>
      <header>
        <Avatar src={company.avatar} size={COMPANY_CARD_AVATAR_SIZE} isOnline={isOnline} />
        <div>
          <h3>
            <a href={paths.participant(company.id)}>{company.company}</a>
          </h3>
          <p>
            <Flag country={company.country} isDecorative /> {[company.country, company.city].filter(Boolean).join(', ')}
          </p>
        </div>
        {corner && <div data-raised>{corner}</div>}
      </header>
      {fit && (
        <div data-raised>
          <FitLine explanation={fit.explanation}>{fit.line}</FitLine>
        </div>
      )}
      <div>
        <dl>
          <CompanyCardTerm label={texts.activity(type)}>{cutText(activity, ACTIVITY_LIMIT)}</CompanyCardTerm>
        </dl>
        <p className="visually-hidden">{texts.terms(type)}</p>
        <dl>
          <CompanyCardTerm label={texts.circulation}>
            {cutText(company.minimum_circulation.join(', '), TERMS_LIMIT)}
          </CompanyCardTerm>
          <CompanyCardTerm label={texts.sum}>{cutText(company.minimum_sum.join(', '), TERMS_LIMIT)}</CompanyCardTerm>
          <CompanyCardTerm label={texts.branding}>{firstWord(company.branding)}</CompanyCardTerm>
        </dl>
      </div>
      {hasBadges && (
        <Cluster gap={1}>
          {company.only_chat && <Badge tone="info">{texts.onlyChat}</Badge>}
          {company.already_communicated && <Badge tone="accent">{texts.communicated}</Badge>}
          {company.already_met && <Badge tone="positive">{texts.met}</Badge>}
        </Cluster>
      )}
      {note && <div data-raised="wide">{note}</div>}
      <footer>
        <CompanyLinks company={company} meeting={meeting} />
        {tool && <div data-raised>{tool}</div>}
      </footer>
    </Root>
  );
}

/** «Требуется, шелкография» → «Требуется». */
function firstWord(text: string): string {
  return /[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*/u.exec(text)?.[0] ?? '';
}

const Root = styled.article`
  ${companyCardStyle}
  position: relative;

  &:hover {
    border-color: ${theme.color.accent};
  }

  > header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space(3)};
    align-items: center;
  }

  /* What can be pressed lies above the link that covers the card. */
  [data-raised],
  > footer > a {
    position: relative;
    z-index: ${depth.raised};
  }

  > [data-raised] {
    min-width: 0;
  }

  > header > [data-raised] {
    align-self: start;
    margin: calc(-1 * ${theme.space(2)}) calc(-1 * ${theme.space(2)}) 0 0;
  }

  /* Why it suits: only the line itself, beside it the card is pressed. */
  > [data-raised='true'] {
    display: flex;
    align-self: flex-start;
    max-width: 100%;
  }

  h3 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    font-size: ${theme.text.m};
  }

  h3 > a {
    color: ${theme.color.text};
    text-decoration: none;

    /* The link is as large as the card; the focus ring shows it. */
    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.card};
      content: '';
    }

    &:hover {
      color: ${theme.color.accent};
    }

    &:focus-visible {
      outline: none;
    }

    /* Inside: what stands out of a card that is painted alone is cut. Asking each card by :has() would cost every page of them. */
    &:focus-visible::after {
      outline: 2px solid ${theme.color.accent};
      outline-offset: -2px;
    }
  }

  > header p {
    overflow-wrap: anywhere;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }

  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2)};
    margin-top: auto;
  }

  /* The text of the button that has no face begins where the lines above it do. */
  > footer > a:first-child {
    margin-inline-start: calc(-1 * ${theme.space(3)});
  }

  > footer > [data-raised] {
    margin: 0 calc(-1 * ${theme.space(2)}) 0 auto;
  }
`;
