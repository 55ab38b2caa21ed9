import { afterEach, expect, test } from '@jest/globals';
import { noteServerDate } from '../clock/serverClock';
import { fixtures } from '../fixtures';
import { todayInMoscow } from '../time';
import { noMeetingText, whyNoMeeting, type MeetingCircumstances } from './meetingRules';

const EVENT = { datestart: '2026-11-21', dateend: '2026-12-04' };

const circumstances = (part: Partial<MeetingCircumstances> = {}): MeetingCircumstances => ({
  viewer: fixtures.currentUser(),
  target: fixtures.participant(),
  event: EVENT,
  today: '2026-11-25',
  ...part,
});
const kindOf = (part: Partial<MeetingCircumstances>) => whyNoMeeting(circumstances(part))?.kind ?? 'possible';

const DAYS = {
  '2026-11-13': 'too-early',
  '2026-11-14': 'possible',
  '2026-11-20': 'possible',
  '2026-11-21': 'possible',
  '2026-12-04': 'possible',
  '2026-12-05': 'event-over',
} as const;
const TARGETS = {
  normal: {},
  'chat-only': { only_chat: true },
  blocked: { is_blocked: true },
  'blocked and chat-only': { is_blocked: true, only_chat: true },
} as const;
const VIEWERS = {
  normal: fixtures.currentUser(),
  'chat-only': fixtures.currentUser({ only_chat: true }),
  anybody: undefined,
} as const;

const cells = Object.entries(DAYS).flatMap(([today, when]) =>
  Object.entries(TARGETS).flatMap(([targetName, part]) =>
    Object.entries(VIEWERS).map(([viewerName, viewer]) => {
      const target = fixtures.participant(part);
      const ofTarget = target.is_blocked ? 'target-blocked' : target.only_chat && 'target-chat-only';
      const says = ofTarget || (viewer?.only_chat && 'viewer-chat-only') || when;
      return { today, targetName, viewerName, target, viewer, says };
    }),
  ),
);

test.each(cells)(
  '$today, target $targetName, viewer $viewerName: $says [PART-04] [PART-06]',
  ({ today, target, viewer, says }) => {
    expect(kindOf({ today, target, viewer })).toBe(says);
  },
);

test('refuses companies of one type and a missing event', () => {
  expect(kindOf({ target: fixtures.participant({ type: 'Поставщик' }) })).toBe('same-type');
  expect(kindOf({ event: undefined })).toBe('no-event');
});

test('words the reasons as the specification does', () => {
  const said = (part: Partial<MeetingCircumstances>) => {
    const reason = whyNoMeeting(circumstances(part));
    return reason && noMeetingText(reason);
  };
  expect(said({ today: '2026-11-13' })).toBe(
    'Мероприятие ещё не началось, встречу назначить нельзя. Приглашать можно с 14.11.2026.',
  );
  expect(said({ target: fixtures.participant({ is_blocked: true }) })).toBe('Данный пользователь заблокирован.');
});

afterEach(() => noteServerDate(new Date().toUTCString()));

test('opens and closes the window at Moscow midnight, server time [PART-04] [MEET-12]', () => {
  const at = (instant: string) => {
    noteServerDate(new Date(instant).toUTCString());
    return kindOf({ today: todayInMoscow() });
  };
  expect(at('2026-11-13T20:59:30Z')).toBe('too-early');
  expect(at('2026-11-13T21:00:30Z')).toBe('possible');
  expect(at('2026-12-04T20:59:30Z')).toBe('possible');
  expect(at('2026-12-04T21:00:30Z')).toBe('event-over');
});
