import { afterEach, expect, jest, test } from '@jest/globals';
import { mayRunLocal } from './mayRunLocal';

const STAGING = 'https://staging.vstrecha.example';

afterEach(() => sessionStorage.clear());

test.each([true, false])('asks once per tab about scripts of this machine: %s [TEAM-08]', (answer) => {
  const confirm = jest.spyOn(globalThis, 'confirm').mockReturnValue(answer);
  for (let time = 0; time < 3; time += 1) expect(mayRunLocal('http://localhost:4100', STAGING)).toBe(answer);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(confirm.mock.calls[0]?.[0]).toContain('http://localhost:4100');
  mayRunLocal('http://localhost:4200', STAGING);
  expect(confirm).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
});

test('runs local scripts unasked on a local shell [TEAM-08]', () => {
  const confirm = jest.spyOn(globalThis, 'confirm');
  expect(mayRunLocal('http://localhost:4100', 'http://localhost:8080')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
