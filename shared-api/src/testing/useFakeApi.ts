import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { fakeApi } from './fakeApi';

/** Starts the fake network for a test file; answers given in one test are gone in the next. */
export function useFakeApi(): typeof fakeApi {
  let stopNoting = () => {};
  beforeAll(() => {
    fakeApi.server.listen({ onUnhandledFrame: 'error' });
    stopNoting = noteUploads();
  });
  afterEach(() => fakeApi.server.resetHandlers());
  afterAll(() => {
    stopNoting();
    fakeApi.server.close();
  });
  return fakeApi;
}

function noteUploads(): () => void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    fakeApi.uploads.push(this);
    this.addEventListener('loadend', () => fakeApi.uploads.splice(fakeApi.uploads.indexOf(this), 1));
    send.call(this, body);
  };
  return () => {
    XMLHttpRequest.prototype.send = send;
  };
}
