import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readRemoteManifest } from 'vstrecha-kit/build/readRemoteManifest';
import { readUses } from 'vstrecha-kit/build/readUses';
import { readRemotePackages, repositoryRoot } from '../system/packages.ts';

const owners = readFileSync(path.join(repositoryRoot, 'CODEOWNERS'), 'utf8');

for (const { folder, directory } of readRemotePackages())
  test(`${folder}/remote.json follows the schema and names the owner of CODEOWNERS`, () => {
    const { owner } = readRemoteManifest(directory);
    assert.match(owners, new RegExp(`^/${folder}/ +${owner}$`, 'm'));
  });

test('finds known uses in the shell and in a remote', () => {
  const uses = readUses(path.join(repositoryRoot, 'shell'));
  for (const name of ['mf_registration/SignupPage', 'mf_meetings/MeetingReminder', 'mf_messenger/Outbox'])
    assert.ok(uses.includes(name), name);
  assert.ok(readUses(path.join(repositoryRoot, 'mf-profile')).includes('mf_meetings/InviteCalendar'));
});
