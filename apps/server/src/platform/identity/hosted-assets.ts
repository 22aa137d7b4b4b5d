import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findUpwards } from '../find-upwards.ts';

/** Styles, fonts and the one script of the hosted pages, as built. */
export interface HostedAssets {
  folder: string;
  hasPasskeyScript: boolean;
}

/** Finds the folder beside the bundle or in `dist` of the sources; undefined before a build. */
export function findHostedAssets(): HostedAssets | undefined {
  const styles = findUpwards('hosted/hosted.css', 'dist/hosted/hosted.css');
  if (styles === undefined) return undefined;
  const folder = dirname(styles);
  return { folder, hasPasskeyScript: existsSync(join(folder, 'passkey.js')) };
}

/** Serves them under `/identity/assets/`. */
export async function serveHostedAssets(app: FastifyInstance, { folder }: HostedAssets): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/identity/assets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('x-content-type-options', 'nosniff');
      // Fonts have a hash in their name; the names of the style sheet and the script are stable.
      response.setHeader(
        'cache-control',
        /\.(css|js)$/.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
    },
  });
}
