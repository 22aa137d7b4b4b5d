import type { FastifyInstance } from 'fastify';
import { CONTRACT_DOCUMENT, RAW_OPERATIONS, resolve, type Loose, type RawOperation } from './contract.ts';
import { REFERENCE_STYLE } from './reference-style.ts';

const escape = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const code = (text: unknown): string => `<code>${escape(text)}</code>`;
/** Renders text in backticks in the contract's descriptions as code. */
const prose = (text: unknown): string =>
  text === undefined
    ? ''
    : `<p>${escape(text)
        .replace(/&#96;|`/g, '`')
        .replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

/** A schema in one line: its name as a link, or its structure. */
function typeOf(schema: unknown): string {
  if (schema === undefined) return '';
  const {
    $ref,
    type,
    items,
    enum: options,
    oneOf,
    const: only,
    format,
  } = schema as Loose & { $ref?: string };
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  }
  if (Array.isArray(oneOf)) return oneOf.map(typeOf).join(' | ');
  if (only !== undefined) return code(JSON.stringify(only));
  if (Array.isArray(options)) return options.map((option) => code(JSON.stringify(option))).join(' | ');
  if (items !== undefined) return `array of ${typeOf(items)}`;
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
  return escape(name) + (format === undefined ? '' : ` <small>${escape(format)}</small>`);
}

function properties(schema: Loose): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const rows = Object.entries((schema.properties as Loose | undefined) ?? {}).map(
    ([name, property]) =>
      `<tr><th scope="row">${code(name)}${required.has(name) ? '' : ' <small>optional</small>'}</th>
       <td>${typeOf(property)}${prose((property as Loose).description)}</td></tr>`,
  );
  return rows.length === 0 ? `<p>${typeOf(schema)}</p>` : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function contentOf(holder: Loose): string {
  const content = holder.content as Loose | undefined;
  if (content === undefined) return '';
  return Object.entries(content)
    .map(([media, value]) => `<p>${code(media)}: ${typeOf((value as Loose).schema)}</p>`)
    .join('');
}

function operationSection({ path, method, parameters, raw: operation }: RawOperation): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row">${code(parameter.name)} <small>${escape(parameter.in)}${
        parameter.required === true ? '' : ', optional'
      }</small></th><td>${typeOf(parameter.schema)}${prose(parameter.description)}</td></tr>`,
  );
  const body =
    operation.requestBody === undefined ? '' : `<h4>Body</h4>${contentOf(resolve(operation.requestBody))}`;
  const answers = Object.entries(operation.responses as Loose).map(([status, raw]) => {
    const response = resolve(raw);
    return `<tr><th scope="row">${code(status)}</th><td>${prose(response.description)}${contentOf(response)}</td></tr>`;
  });
  return `<details id="${escape(operation.operationId)}"><summary><span class="method">${escape(method.toUpperCase())}</span>
    ${code(path)} <span>${escape(operation.summary)}</span></summary>
    <p><small>operationId</small> ${code(operation.operationId)}</p>${prose(operation.description)}
    ${rows.length > 0 ? `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>` : ''}${body}
    <h4>Answers</h4><table><tbody>${answers.join('')}</tbody></table></details>`;
}

const sectionsByTag = (): string =>
  CONTRACT_DOCUMENT.tags
    .map(({ name, description }) => {
      const operations = RAW_OPERATIONS.filter(({ raw }) => (raw.tags as string[]).includes(name));
      return `<section><h2 id="tag-${escape(name)}">${escape(name)}</h2>${prose(description)}${operations.map(operationSection).join('')}</section>`;
    })
    .join('');

/** The whole reference as one page without scripts. */
function referencePage(): string {
  const { info, tags, components } = CONTRACT_DOCUMENT;
  const menu = tags.map(({ name }) => `<li><a href="#tag-${escape(name)}">${escape(name)}</a></li>`).join('');
  const schemas = Object.entries(components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<article id="schema-${escape(name)}"><h3>${escape(name)}</h3>${prose((schema as Loose).description)}${properties(schema)}</article>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escape(info.title)} API ${escape(info.version)}</title><link rel="stylesheet" href="/reference/reference.css"></head>
    <body><nav aria-label="Contents"><strong>${escape(info.title)} ${escape(info.version)}</strong><ul>${menu}
    <li><a href="#schemas">schemas</a></li><li><a href="/reference/openapi.json">openapi.json</a></li></ul></nav>
    <main><h1>${escape(info.title)} API</h1>${prose(info.description)}${sectionsByTag()}
    <section><h2 id="schemas">schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

const POLICY = `default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** `/reference`: the contract as a page, and as JSON. */
export function registerReference(app: FastifyInstance): void {
  // Made when somebody reads them: a server's start need not wait for its reference.
  let page: string | undefined;
  let json: string | undefined;
  app.get('/reference', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send((page ??= referencePage())),
  );
  app.get('/reference/reference.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE),
  );
  app.get('/reference/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(CONTRACT_DOCUMENT))),
  );
}
