// What client and server know about each operation, read from the bundled contract.

export const HEADER = '// Generated from openapi/ by `npm run contract`. Do not edit.\n';

/** Every operation of the bundled contract with its path, method and all its parameters. */
const operationsOf = (contract) =>
  Object.entries(contract.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({
        ...operation,
        path,
        method,
        parameters: [...parameters, ...(operation.parameters ?? [])].map((each) => resolved(contract, each)),
      })),
  );

const resolved = (contract, { $ref, ...inline }) =>
  $ref === undefined ? inline : contract.components.parameters[$ref.split('/').at(-1)];

const takesAccount = ({ parameters }) =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'accountId');

const answersText = ({ responses }) =>
  Object.values(responses).some(({ content = {} }) => 'text/csv' in content);

const answersFile = ({ responses }) =>
  Object.values(responses).some(({ content = {} }) => 'application/pdf' in content);

const answersStream = ({ responses }) =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);

/** Method, path and feature of each operation, for calls by operationId, and properties that only a few have. */
export function operationsTable(contract) {
  const rows = operationsOf(contract).map((operation) => {
    const facts = [
      `method: '${operation.method.toUpperCase()}'`,
      `path: '${operation.path}'`,
      `word: '${operation.tags[0]}'`,
      ...(takesAccount(operation) ? [] : ['isWithoutAccount: true']),
      ...(answersText(operation) ? ['answersText: true'] : []),
      ...(answersFile(operation) ? ['answersFile: true'] : []),
      ...(answersStream(operation) ? ['answersStream: true'] : []),
    ];
    return `  ${operation.operationId}: { ${facts.join(', ')} },`;
  });
  return `${HEADER}export const OPERATIONS = {\n${rows.join('\n')}\n} as const;\n`;
}

/**
 * Who may call which operation. Each set of roles is written once: the table is part of what the first screen loads.
 *
 * @throws when an operation has no roles
 */
export function rolesTable(contract) {
  const sets = new Map();
  const rows = operationsOf(contract).map(({ operationId, 'x-roles': roles }) => {
    if (!Array.isArray(roles) || roles.length === 0) {
      throw new Error(
        `The operation "${operationId}" names no roles. Say who may call it in openapi/: x-roles: [ADMIN, SPECIALIST].`,
      );
    }
    const name = roles.join('_');
    sets.set(name, roles);
    return `  ${operationId}: ${name},`;
  });
  const constants = [...sets].map(
    ([name, roles]) => `const ${name} = [${roles.map((role) => `'${role}'`).join(', ')}] as const;`,
  );
  return `${HEADER}${constants.join('\n')}\n\nexport const ACTION_ROLES = {\n${rows.join('\n')}\n} as const;\n`;
}

/** Lists of a record's fields that the product follows in the contract's order: folder of the domain → constant → schema. */
export const FIELD_LISTS = {
  patients: {
    CARD_FIELDS: 'PatientCardField',
    PATIENT_COLUMNS: 'PatientColumn',
    PATIENT_IMPORT_FIELDS: 'PatientImportField',
  },
  foods: {
    FOOD_FIELDS: 'FoodWrite',
    FOOD_SUMMARY_FIELDS: ['FoodWrite', 'FoodSummary'],
    FOOD_IMPORT_FIELDS: 'FoodImportField',
    DISH_FIELDS: 'DishWrite',
  },
  notes: { NOTE_FIELDS: ['NoteWrite', 'Note'] },
  'nutritional-plans': { NUTRITIONAL_PLAN_FIELDS: ['updateNutritionalPlan', 'NutritionalPlan'] },
  supplements: { SUPPLEMENT_FIELDS: 'SupplementWrite', PATIENT_SUPPLEMENT_FIELDS: 'PatientSupplementWrite' },
};

/** The values of a list, or the properties of a schema or of an operation's body; of several those that all have. */
function namesIn(contract, of) {
  const bodyOf = (id) =>
    operationsOf(contract).find(({ operationId }) => operationId === id).requestBody.content[
      'application/json'
    ].schema;
  const [first, ...others] = [of].flat().map((name) => contract.components.schemas[name] ?? bodyOf(name));
  const names = first.enum ?? Object.keys(first.properties);
  return names.filter((name) => others.every(({ properties }) => name in properties));
}

/** The names of a record's fields, and of those that are columns, importable and so on. */
export const fieldNamesTable = (record) => (contract) => {
  const lists = Object.entries(FIELD_LISTS[record]).map(([constant, of]) => {
    const names = namesIn(contract, of).map((name) => `'${name}'`);
    return `export const ${constant} = [${names.join(', ')}] as const;\n`;
  });
  return `${HEADER}${lists.join('')}`;
};
