/** One file of a form, as a browser would send it. */
export interface FormFile {
  field?: string;
  name?: string | undefined;
  content: Buffer | string;
  /** The type that the client claims; the server must not trust it. */
  type?: string;
}

const BOUNDARY = 'vstrecha-test-boundary';

/** The body of a multipart request with these files, and its header. */
export function multipart(...files: FormFile[]): { payload: Buffer; headers: Record<string, string> } {
  const parts = files.flatMap(({ field = 'file', name = 'файл.txt', content, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
