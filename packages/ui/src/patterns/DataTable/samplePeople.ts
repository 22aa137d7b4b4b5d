import { sampleNumbers } from '../../charts/samples/sampleTrace.ts';

export interface SamplePerson {
  id: string;
  name: string;
  email: string;
  born: string;
  visits: number;
  state: 'Active' | 'Paused';
}

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
  'Prieto',
];

/** Invented people, always the same. */
export function samplePeople(count: number): SamplePerson[] {
  const random = sampleNumbers(42);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const name = `${pick(given)} ${pick(family)} ${pick(family)}`;
    return {
      id: `person-${index}`,
      name,
      email: `person.${index}@example.org`,
      born: `${String(1 + Math.floor(random() * 28)).padStart(2, '0')}/${String(1 + Math.floor(random() * 12)).padStart(2, '0')}/${1940 + Math.floor(random() * 65)}`,
      visits: Math.floor(random() * 240),
      state: random() < 0.8 ? 'Active' : 'Paused',
    };
  });
}
