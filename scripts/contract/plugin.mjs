// What is written once in the sources of the contract, and added while it is bundled and linted.
import { basename, dirname, join, relative, sep } from 'node:path';
import { addFields } from './fields.mjs';
import { fillList, listsOf } from './lists.mjs';
import { addUniversalResponses } from './universal-responses.mjs';
import { fillUpdate } from './updates.mjs';

const sources = join(import.meta.dirname, '../../openapi');

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
        addFields(
          schema,
          resolve(schema['x-fields'].of).node,
          basename(location.source.absoluteRef, '.yaml'),
        );
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
      enter(schema, { resolve }) {
        if (schema['x-update-of'] === undefined) return;
        const created = { ...resolve(schema['x-update-of']).node };
        // Either of the two files may be read first.
        const fieldsOf = created['x-fields']?.of;
        if (fieldsOf !== undefined) addFields(created, resolve(fieldsOf).node, '');
        fillUpdate(schema, created);
      },
    },
  });
  return {
    id: 'healzy',
    preprocessors: { oas3: { 'universal-responses': universalResponses, fields, lists, updates } },
  };
}
