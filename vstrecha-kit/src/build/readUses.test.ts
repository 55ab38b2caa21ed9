import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { writeSite } from '../testing/writeSite.ts';
import { readUses } from './readUses.ts';

test('reads the exposes of others that a package’s sources render', () => {
  const root = writeSite({
    'mf-news/package.json': '{"name":"mf-news"}',
    'mf-news/src/pages/NewsPage.tsx': `<Widget name="mf_meetings/TodayMeetings" /> <Widget name="mf_news/Latest" />`,
    'mf-news/src/widgets.ts':
      "const CALENDAR = 'mf_meetings/InviteCalendar', OPTIONAL = `mf_meetings/Answer`; // mf_profile/OwnPage",
    'mf-news/src/pages/NewsPage.test.tsx': `'mf_profile/OwnPage'`,
    'mf-news/src/News.stories.tsx': `'mf_profile/OwnPage'`,
    'mf-news/src/testing/widgets.ts': `'mf_profile/OwnPage'`,
  });
  assert.deepEqual(readUses(path.join(root, 'mf-news')), ['mf_meetings/InviteCalendar', 'mf_meetings/TodayMeetings']);
});
