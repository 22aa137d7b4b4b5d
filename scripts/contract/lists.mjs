import { HEADER } from './tables.mjs';

// What a feature adds to the lists of others is written at its tag: `x-patient-area` is the part of a patient's record
// that its operations are logged under, `x-timeline` its topic of the timeline and its kinds of entries.

/** The features' kinds of entries in the timeline, in the order of their tags. */
const timelineOf = (tags) =>
  tags.flatMap(({ 'x-timeline': part }) =>
    part === undefined
      ? []
      : ['open', 'clinical'].flatMap((access) =>
          (part[access] ?? []).map((kind) => ({
            kind,
            topic: part.topic,
            isClinical: access === 'clinical',
          })),
        ),
  );

const unique = (values) => [...new Set(values)];

/** The values of every list to which the tags add, by the list's name. */
export function listsOf(tags) {
  const timeline = timelineOf(tags);
  return {
    'patient-areas': unique(tags.flatMap(({ 'x-patient-area': area = [] }) => area)),
    'timeline-kinds': timeline.map(({ kind }) => kind),
    'timeline-topics': unique(timeline.map(({ topic }) => topic)),
  };
}

/**
 * Fills in a schema with `x-list`: the list's values, or for an array of them how many there are.
 *
 * @param schema as written in its file; changed in place
 * @throws when no list has that name
 */
export function fillList(schema, lists) {
  const name = schema['x-list'];
  if (name === undefined) return;
  delete schema['x-list'];
  const values = lists[name];
  if (values === undefined)
    throw new Error(`There is no list "${name}". Use one of: ${Object.keys(lists).join(', ')}.`);
  if (schema.type === 'array') schema.maxItems = values.length;
  else schema.enum = values;
}

/**
 * The same for the domain: the part of the record that each feature is logged under, and the rules of the timeline.
 *
 * @throws when two features claim one kind
 */
export function listsTable({ tags }) {
  const areas = tags.flatMap(({ name, 'x-patient-area': area }) => (area ? [`  '${name}': '${area}',`] : []));
  const kinds = timelineOf(tags);
  const repeated = kinds.find(({ kind }, at) => kinds.findIndex((each) => each.kind === kind) !== at);
  if (repeated)
    throw new Error(`Two tags in openapi.yaml have the kind "${repeated.kind}" in x-timeline. Keep one.`);
  const rules = kinds.map(
    ({ kind, topic, isClinical }) => `  ${kind}: { topic: '${topic}', isClinical: ${isClinical} },`,
  );
  return [
    `${HEADER}export const PATIENT_AREAS = {`,
    ...areas,
    '} as const;\n',
    'export const TIMELINE_RULES = {',
    ...rules,
    '} as const;\n',
  ].join('\n');
}
