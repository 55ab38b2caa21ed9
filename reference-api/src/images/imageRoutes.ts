import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { notFound } from '../http/httpError.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { initialsAvatar } from './initialsAvatar.ts';

/** The addresses of avatars, outside the contract: clients take them from the users' data. */
export function addImageRoutes(app: FastifyInstance, db: Database): void {
  app.get('/images/avatar/default.png', async (_request, reply) => sendImage(reply, 'image/png', defaultAvatar()));

  app.get<{ Params: { id: string } }>('/images/avatar/:id.svg', async (request, reply) => {
    const { id } = request.params;
    const company = /^[1-9]\d{0,8}$/.test(id) ? await findCompany(db, Number(id)) : undefined;
    if (company === undefined) throw notFound('Такого изображения нет.');
    return sendImage(reply, 'image/svg+xml', initialsAvatar(Number(id), company));
  });
}

async function findCompany(db: Database, id: number): Promise<string | undefined> {
  const [user] = await db
    .select({ company: users.company })
    .from(users)
    .where(and(eq(users.id, id), eq(users.avatar, `/images/avatar/${id}.svg`)));
  return user?.company;
}

function sendImage(reply: FastifyReply, type: string, image: Buffer | string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=3600')
    // An image opened as a page of its own must not run anything.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(image);
}
