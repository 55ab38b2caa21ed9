import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { fakeApi } from './fakeApi';

/** Starts the fake network for a test file and resets its answers after each test. */
export function useFakeApi(): typeof fakeApi {
  let stopNoting = () => {};
  beforeAll(() => {
    fakeApi.server.listen({ onUnhandledFrame: 'error' });
    // An open channel would keep the test's process running.
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
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
