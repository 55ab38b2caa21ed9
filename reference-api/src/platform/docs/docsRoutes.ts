import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { loadContract } from '../contract/loadContract.ts';

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vstrecha REST API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// The viewer does not support YAML merge keys, which the contract uses, so it reads the resolved JSON.
const START = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'list', tryItOutEnabled: true });
`;

// Allows only own scripts. The viewer writes style attributes and draws its icons from data URLs.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const OPEN = { config: { access: 'guest' } } as const;

/** Serves the contract's documentation at /docs and its source at /docs/openapi.yaml. */
export function addDocsRoutes(app: FastifyInstance): void {
  const contract = JSON.stringify(loadContract().document);
  const answer = (reply: FastifyReply, type: string) =>
    reply.type(type).header('content-security-policy', POLICY).header('cache-control', 'no-cache');
  for (const url of ['/docs', '/docs/'])
    app.get(url, OPEN, async (_request, reply) => answer(reply, 'text/html; charset=utf-8').send(PAGE));
  app.get('/docs/start.js', OPEN, async (_request, reply) =>
    answer(reply, 'text/javascript; charset=utf-8').send(START),
  );
  app.get('/docs/openapi.json', OPEN, async (_request, reply) =>
    answer(reply, 'application/json; charset=utf-8').send(contract),
  );
  app.get('/docs/openapi.yaml', OPEN, async (_request, reply) =>
    answer(reply, 'application/yaml; charset=utf-8').send(
      readFileSync(new URL(import.meta.resolve('shared-api/openapi.yaml'))),
    ),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    // Only resolved: importing the package would run the whole viewer here.
    const path = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
    app.get(`/docs/${name}`, OPEN, async (_request, reply) => answer(reply, type).send(createReadStream(path)));
  }
}
