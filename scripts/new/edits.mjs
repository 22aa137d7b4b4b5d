// Edits of files that list features. Each throws when the file has changed so that its place is not found any more.

/** Inserts text before the first occurrence of `anchor` after `from`. */
function insertedBefore(text, anchor, addition, from = '') {
  const start = from === '' ? 0 : text.indexOf(from);
  const at = start === -1 ? -1 : text.indexOf(anchor, start + from.length);
  if (at === -1) throw new Error(`"${from} … ${anchor}" is not found where ${addition.trim()} should go.`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Inserts a line before the first of the matching lines that follows it in the alphabet, or after the last. */
function insertedInOrder(text, pattern, line) {
  const matches = [...text.matchAll(pattern)];
  const last = matches.at(-1);
  if (last === undefined) throw new Error(`No line like ${pattern} is found where "${line}" should go.`);
  const next = matches.find(([found]) => found > line);
  const at = next ? next.index : last.index + last[0].length;
  return next
    ? `${text.slice(0, at)}${line}\n${text.slice(at)}`
    : `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/**
 * Adds a part of the feature to a list of such parts: its import, and its entry.
 *
 * @param file the name of the files that are imported, as `module.ts`
 * @param list the text with which the list begins
 * @param isOrdered whether the list is in alphabetical order; otherwise the part comes last
 */
export function withPart(text, { name, constant, file, list, isOrdered = true }) {
  const imports = new RegExp(
    `^import \\{ \\w+ \\} from '\\.{1,2}(?:/features)?/[\\w-]+/${file.replaceAll('.', '\\.')}';$`,
    'gm',
  );
  const up = /'(\.{1,2}(?:\/features)?)\//.exec(text.match(imports)?.[0] ?? '')?.[1] ?? '.';
  const imported = insertedInOrder(text, imports, `import { ${constant} } from '${up}/${name}/${file}';`);
  const begin = imported.indexOf(list);
  const end = imported.indexOf(']', begin);
  if (begin === -1 || end === -1) throw new Error(`The list "${list}" is not found.`);
  const entries = imported.slice(begin + list.length, end);
  const added = isOrdered
    ? insertedInOrder(entries, /^ {2}\w+,$/gm, `  ${constant},`)
    : `${entries}  ${constant},\n`;
  return imported.slice(0, begin + list.length) + added + imported.slice(end);
}

/** Adds the migration to the journal. Its time follows from its number, as those before it. */
export function withMigration(text, tag) {
  const journal = JSON.parse(text);
  const last = journal.entries.at(-1);
  const idx = Number(tag.slice(0, 4));
  journal.entries.push({ ...last, idx, when: last.when + (idx - last.idx) * 1000, tag });
  return JSON.stringify(journal, null, 2);
}

/** Adds the operations' addresses and the feature's tag to the contract's index. */
export function withOperations(text, names) {
  const tag =
    `  - name: ${names.name}\n    description: ${names['Records words']} of a patient.\n` +
    `    x-patient-area: ${names.name}\n    x-timeline: { topic: DATA, clinical: [${names.RECORD}_ADDED] }\n`;
  const folder = `./${names.name}`;
  const paths =
    `  /patient-service/patient/{patientId}/${names['record-name']}: { $ref: ${folder}/${names['records-name']}.yaml }\n` +
    `  /patient-service/${names['record-name']}/{id}: { $ref: ${folder}/${names['record-name']}-by-id.yaml }\n`;
  return insertedBefore(insertedBefore(text, 'paths:\n', tag), 'components:\n', paths);
}

/** Adds the two pages, for roles that may see clinical data. A route that is specified already keeps its line. */
export function withRoutes(text, names) {
  const list = `/patient/:patientId/${names.name}`;
  const lines = [list, `${list}/:${names.record}Id`]
    .filter((route) => !text.includes(`'${route}':`))
    .map((route) => `  '${route}': CLINICAL,\n`);
  return insertedBefore(
    text,
    '} as const satisfies Record<string, readonly Role[]',
    lines.join(''),
    'ROUTE_ROLES',
  );
}
