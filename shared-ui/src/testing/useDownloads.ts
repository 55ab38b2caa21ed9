import { afterEach, beforeEach, jest } from '@jest/globals';

/** A file that the page gave to the browser. */
export interface Download {
  name: string;
  type: string;
  text: string;
}

/** Notes the files that a test file's pages let the browser save; each test begins with none. */
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
