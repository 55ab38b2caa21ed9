import type { FastifyReply } from 'fastify';
import type { StreamedFile } from '../contract/streamedFile.ts';
import type { Download } from '../contract/types.ts';
import { downloadName } from './detectType.ts';
import { contentDisposition } from './fileNames.ts';

export function isDownload(answer: unknown): answer is Download {
  return typeof answer === 'object' && answer !== null && 'file' in answer && 'type' in answer && 'name' in answer;
}

/** Streams a file as an attachment that browsers neither display nor run nor cache publicly. */
export async function sendDownload(reply: FastifyReply, { file, name, type }: Download): Promise<FastifyReply> {
  const content = await file.open();
  return reply
    .type('application/octet-stream')
    .header('content-length', file.size)
    .header('content-disposition', contentDisposition(downloadName(name, type)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-cache')
    .send(content);
}

/** Sends an attachment as it is made; a failure half-way breaks the connection, so that no browser keeps a part as the whole. */
export const sendStreamedFile = (reply: FastifyReply, { content, name }: StreamedFile): FastifyReply =>
  reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
