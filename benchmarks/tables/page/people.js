const given = [
  'Ana',
  'Luis',
  'Marta',
  'Jordi',
  'Carmen',
  'Iker',
  'Lucía',
  'Pau',
  'Elena',
  'Nuria',
  'Óscar',
  'Inés',
];
const family = [
  'Ruiz',
  'Soler',
  'García',
  'Pérez',
  'Vidal',
  'Navarro',
  'Ortega',
  'Castro',
  'Ibáñez',
  'Molina',
];

export const COUNT = 10_000;

/** Invented people, the same in every run. */
export function samplePeople() {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `person-${index}`,
    name: `${pick(given)} ${pick(family)} ${pick(family)}`,
    email: `person.${Math.floor(random() * 1e6)}@example.org`,
    city: `${pick(family)} de ${pick(given)}`,
    born: 1940 + Math.floor(random() * 65),
    visits: Math.floor(random() * 240),
    weight: Math.round(500 + random() * 600) / 10,
    state: random() < 0.8 ? 'Active' : 'Paused',
  }));
}

/** Seven columns, the same for all contenders. */
export const columns = [
  { id: 'name', header: 'Name', width: 220 },
  { id: 'email', header: 'E-mail', width: 240 },
  { id: 'city', header: 'City', width: 180 },
  { id: 'born', header: 'Born', width: 90, align: 'end' },
  { id: 'visits', header: 'Visits', width: 90, align: 'end' },
  { id: 'weight', header: 'Weight', width: 90, align: 'end' },
  { id: 'state', header: 'State', width: 110 },
];

export const ROW_HEIGHT = 40;
export const VIEW_HEIGHT = 640;

/** Sorting as first written: by the language's rules, row by row. */
export function plainlySorted(rows, { column, direction }) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) =>
    typeof a[column] === 'string' ? sign * compare(a[column], b[column]) : sign * (a[column] - b[column]),
  );
}
