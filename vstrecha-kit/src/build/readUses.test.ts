import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { readUses } from './readUses.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

test('reads the exposes of others that a package’s sources render', () => {
  const root = writeSite({
    'mf-news/package.json': '{"name":"mf-news"}',
    'mf-news/src/pages/NewsPage.tsx': `<Widget name="mf_meetings/TodayMeetings" /> <Widget name="mf_news/Latest" />`,
    'mf-news/src/widgets.ts': `const CALENDAR = 'mf_meetings/InviteCalendar'; // mf_profile/OwnPage`,
    'mf-news/src/pages/NewsPage.test.tsx': `'mf_profile/OwnPage'`,
    'mf-news/src/News.stories.tsx': `'mf_profile/OwnPage'`,
    'mf-news/src/testing/widgets.ts': `'mf_profile/OwnPage'`,
  });
  assert.deepEqual(readUses(path.join(root, 'mf-news')), ['mf_meetings/InviteCalendar', 'mf_meetings/TodayMeetings']);
});

test('finds known uses in the shell and in a remote', () => {
  const uses = readUses(path.join(repositoryRoot, 'shell'));
  for (const name of ['mf_registration/SignupPage', 'mf_meetings/MeetingReminder', 'mf_messenger/Outbox'])
    assert.ok(uses.includes(name), name);
  assert.ok(readUses(path.join(repositoryRoot, 'mf-profile')).includes('mf_meetings/InviteCalendar'));
});
