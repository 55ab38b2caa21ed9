import { jest } from '@jest/globals';

/** Makes media queries match a window of this width, until the end of the test. */
export function showWidth(width: number): void {
  const answer = (query: string) => {
    const most = /max-width: (\d+)px/.exec(query)?.[1];
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    return (
      (most === undefined || width <= Number(most)) &&
      (least === undefined || width >= Number(least)) &&
      (most ?? least) !== undefined
    );
  };
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...original(query), media: query, matches: answer(query) }));
}
