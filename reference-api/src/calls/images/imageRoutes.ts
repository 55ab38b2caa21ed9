import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import { DEFAULT_AVATAR, initialsAvatarOf, UPLOADS } from '#platform/storage/imageAddresses.ts';
import { defaultAvatar } from './defaultAvatar.ts';
import { initialsAvatar } from './initialsAvatar.ts';

const HOUR = 'public, max-age=3600';
const FOREVER = 'public, max-age=31536000, immutable';

const OPEN = { config: { access: 'guest' } } as const;

/**
 * Serves images, outside the contract, since clients take the addresses from the data. An address is all that is needed to see an image.
 */
export function addImageRoutes(app: FastifyInstance, { db, storage }: Pick<AppContext, 'db' | 'storage'>): void {
  app.get(DEFAULT_AVATAR, OPEN, async (_request, reply) =>
    secured(reply, 'image/png', HOUR).send(await defaultAvatar()),
  );

  app.get<{ Params: { id: string } }>(initialsAvatarOf(':id'), OPEN, async (request, reply) => {
    const { id } = request.params;
    const company = /^[1-9]\d{0,8}$/.test(id) ? await findCompany(db, Number(id)) : undefined;
    if (company === undefined) throw notFound('Такого изображения нет.');
    return secured(reply, 'image/svg+xml', HOUR).send(initialsAvatar(Number(id), company));
  });

  app.get<{ Params: { name: string } }>(`${UPLOADS}:name`, OPEN, async (request, reply) => {
    const { name } = request.params;
    // Only images have such names; files and attachments, whose access is restricted, have no extension.
    const extension = /^[0-9a-f]{32}\.(jpg|png|webp)$/.exec(name)?.[1];
    const found = extension ? await storage.find(name) : undefined;
    if (!extension || !found) throw notFound('Такого изображения нет.');
    return secured(reply, `image/${extension === 'jpg' ? 'jpeg' : extension}`, FOREVER)
      .header('content-length', found.size)
      .send(await found.open());
  });
}

async function findCompany(db: Database, id: number): Promise<string | undefined> {
  const [user] = await db
    .select({ company: users.company })
    .from(users)
    .where(and(eq(users.id, id), eq(users.avatar, initialsAvatarOf(id))));
  return user?.company;
}

function secured(reply: FastifyReply, type: string, caching: string): FastifyReply {
  return (
    reply
      .type(type)
      .header('cache-control', caching)
      // An image opened as a page must not run scripts.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  );
}
