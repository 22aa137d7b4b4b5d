import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';
import { notFound } from '../http-problem.ts';
import { html } from '../../identity/pages/html.ts';
import { pickLanguage } from '../../identity/pages/languages.ts';
import { page } from '../../identity/pages/layout.ts';
import { translate } from '../../identity/translate.ts';
import { aboutPage } from './about-pages.ts';
import type { InstalledBrand } from './brand-file.ts';
import { HUE_STYLES_PATH, hueStyles } from './hue-styles.ts';

const PAGE_POLICY = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
/** An SVG may contain styles; opened alone it runs and loads nothing. */
const LOGO_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`;

/** Serves the clinic's logos and hues, and placeholder pages for documents that it has not published yet. */
export function registerBrand(app: FastifyInstance, { brand, logos }: InstalledBrand): void {
  const { hues } = brand;
  if (hues !== null)
    app.get(HUE_STYLES_PATH, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type('text/css; charset=utf-8')
        .send(hueStyles(hues)),
    );
  app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
    const logo = logos.get(request.params.file);
    if (logo === undefined) return sendProblem(reply, notFound());
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', LOGO_POLICY)
      .type(logo.type)
      .send(logo.bytes);
  });
  app.get<{ Params: { page: string }; Querystring: { lang?: string } }>(
    '/about/:page',
    async (request, reply) => {
      const language = pickLanguage({
        chosen: request.query.lang,
        acceptLanguage: request.headers['accept-language'],
      });
      const content = aboutPage(request.params.page, language, brand.name);
      if (content === undefined) return sendProblem(reply, notFound());
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(
          page(
            {
              language,
              t: translate(language),
              brand: brand.name,
              logo: brand.logo,
              hues: brand.hues,
              address: request.url,
            },
            {
              title: content.title,
              pictogram: 'documents',
              body: html`<p class="hosted-text">${content.text}</p>
                <p class="hosted-hint">${content.operator}</p>`,
            },
          ),
        );
    },
  );
}
