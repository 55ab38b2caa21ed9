import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { Badge } from 'shared-ui/Badge';
import { Cluster } from 'shared-ui/Cluster';
import { FitLine } from 'shared-ui/FitLine';
import { Flag } from 'shared-ui/Flag';
import { depth, theme } from 'shared-ui/theme';
import { cutItems } from '#domain/cutItems';
import { ACTIVITY_LIMIT, TERMS_LIMIT } from '#domain/limits';
import type { MeetingChance } from '#domain/meetingChance';
import { COMPANY_CARD_AVATAR_SIZE, companyCardStyle } from './companyCardStyle';
import { CompanyCardTerm } from './CompanyCardTerm';
import { CompanyLinks } from './CompanyLinks';
import { meetingHabits } from './meetingHabits';
import { texts } from './texts';

interface CompanyCardProps {
  company: Participant;
  /** Whether a user of the company is online. */
  isOnline?: boolean;
  meeting: MeetingChance;
  /** Why the company suits the viewer: in one line, and in sentences. */
  fit?: { line: string; explanation: string };
  /** Control in the upper corner, such as a star or a checkbox. */
  corner?: ReactNode;
  /** The viewer's private note. */
  note?: ReactNode;
  /** Additional control next to the card's links. */
  tool?: ReactNode;
  /** Below the links; may render an empty place. */
  foot?: ReactNode;
}

/**
 * A company in the catalogue (CAT-08). The link of the company's name covers the whole card. Links are plain; the
 * parent turns their clicks into in-app navigation (`CardGrid`).
 */
export function CompanyCard({ company, isOnline = false, meeting, fit, corner, note, tool, foot }: CompanyCardProps) {
  const { type } = company;
  const activity = company.activity.map(({ value }) => value);
  const habits = meetingHabits(company);
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
            <Flag country={company.country} isDecorative />
            <span> {[company.country, company.city].filter(Boolean).join(', ')}</span>
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
          <CompanyCardTerm label={texts.activity(type)}>{cutItems(activity, ACTIVITY_LIMIT)}</CompanyCardTerm>
        </dl>
        <p className="visually-hidden">{texts.terms(type)}</p>
        <dl>
          <CompanyCardTerm label={texts.circulation}>
            {cutItems(company.minimum_circulation, TERMS_LIMIT)}
          </CompanyCardTerm>
          <CompanyCardTerm label={texts.sum}>{cutItems(company.minimum_sum, TERMS_LIMIT)}</CompanyCardTerm>
          <CompanyCardTerm label={texts.branding}>{firstWord(company.branding)}</CompanyCardTerm>
        </dl>
      </div>
      {habits.length > 0 && (
        <ul>
          {habits.map((habit) => (
            <li key={habit}>{habit}</li>
          ))}
        </ul>
      )}
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
      {foot && <div data-raised="wide">{foot}</div>}
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

  /* Controls are above the link that covers the card. */
  [data-raised],
  > footer > a {
    position: relative;
    z-index: ${depth.raised};
  }

  > [data-raised] {
    min-width: 0;

    &:empty {
      display: none;
    }
  }

  > header > [data-raised] {
    align-self: start;
    margin: calc(-1 * ${theme.space(2)}) calc(-1 * ${theme.space(2)}) 0 0;
  }

  /* Raise only the text of the fit line: next to it, clicks go to the card. */
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

    /* The link covers the card; the focus ring shows it. */
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

    /* An inner outline, because paint containment would clip an outer one. A :has() selector on each card would
       slow down the whole page. */
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

  > ul {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    line-height: calc(20 / 14);
  }

  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2)};
    margin-top: auto;
  }

  /* Align the text of the borderless button with the lines above it. */
  > footer > a:first-child {
    margin-inline-start: calc(-1 * ${theme.space(3)});
  }

  > footer > [data-raised] {
    margin: 0 calc(-1 * ${theme.space(2)}) 0 auto;
  }
`;
