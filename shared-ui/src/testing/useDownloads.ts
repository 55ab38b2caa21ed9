import { afterEach, beforeEach, jest } from '@jest/globals';

/** A file that the page let the browser save. */
export interface Download {
  name: string;
  type: string;
  text: string;
}

/** Records the files that pages let the browser save; the list is cleared before each test. */
export function useDownloads(): Download[] {
  const downloads: Download[] = [];
  beforeEach(() => {
    downloads.length = 0;
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob as Blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (!this.download || !blob) return;
      const reader = new FileReader();
      reader.onload = () => downloads.push({ name: this.download, type: blob.type, text: reader.result as string });
      reader.readAsText(blob);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return downloads;
}
