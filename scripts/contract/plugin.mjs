// What is written once in the sources of the contract, and added while it is bundled and linted.
import { basename, dirname, join, relative, sep } from 'node:path';
import { addFields } from './fields.mjs';
import { fillList, listsOf } from './lists.mjs';
import { fillPage, isPage } from './pages.mjs';
import { addUniversalResponses } from './universal-responses.mjs';
import { fillUpdate } from './updates.mjs';

const sources = join(import.meta.dirname, '../../openapi');

const folderOf = ({ source }) => dirname(source.absoluteRef);

/** The reference to a file from another's folder. */
const relativeTo = (folder, file) =>
  relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/^(?!\.)/, './');

/** What is written in a file of one folder, for a file of another: its references lead to the same files. */
function movedTo(folder, from, node) {
  if (Array.isArray(node)) return node.map((each) => movedTo(folder, from, each));
  if (typeof node !== 'object' || node === null) return node;
  const moved = ([key, value]) =>
    key === '$ref' && value.startsWith('.')
      ? [key, relativeTo(folder, join(from, value))]
      : [key, movedTo(folder, from, value)];
  return Object.fromEntries(Object.entries(node).map(moved));
}

/** A copy of what a reference leads to, for the file at `location`: the bundler rewrites references in place. */
function copied(reference, location, resolve) {
  const { node, location: from } = resolve(reference);
  return movedTo(folderOf(location), folderOf(from), node);
}

/** Redocly's plugin, as `redocly.yaml` names it. Reading the finished bundle with that file leaves it unchanged. */
export default function healzyPlugin() {
  const universalResponses = () => ({
    Operation: {
      enter(operation, { location }) {
        const from = relative(sources, dirname(location.source.absoluteRef));
        if (from.startsWith('..')) return;
        addUniversalResponses(operation, (name) =>
          relative(from, `shared/responses/${name}.yaml`).split(sep).join('/'),
        );
      },
    },
  });
  const fields = () => ({
    Schema: {
      enter(schema, { location, resolve }) {
        if (schema['x-fields'] === undefined) return;
        const table = copied(schema['x-fields'].of, location, resolve);
        addFields(schema, table, basename(location.source.absoluteRef, '.yaml'));
      },
    },
  });
  const pages = () => ({
    Schema: {
      enter(schema, { location }) {
        if (!isPage(schema)) return;
        fillPage(schema, relativeTo(folderOf(location), join(sources, 'shared/schemas/NextCursor.yaml')));
      },
    },
  });
  const lists = () => {
    let values = {};
    return {
      Root: { enter: (root) => void (values = listsOf(root.tags ?? [])) },
      Schema: { enter: (schema) => fillList(schema, values) },
    };
  };
  const updates = () => ({
    Schema: {
      enter(schema, { location, resolve }) {
        if (schema['x-update-of'] === undefined) return;
        const created = copied(schema['x-update-of'], location, resolve);
        // Either of the two files may be read first.
        const table = created['x-fields']?.of;
        if (table !== undefined) addFields(created, copied(table, location, resolve), '');
        fillUpdate(schema, created);
      },
    },
  });
  return {
    id: 'healzy',
    preprocessors: { oas3: { 'universal-responses': universalResponses, fields, lists, pages, updates } },
  };
}
