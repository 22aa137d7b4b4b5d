/** Everyone here is invented. Addresses end in `.example`, which is reserved (RFC 2606). */

export const DEMO_PASSWORD = 'Healzy-demo-1';

export interface DemoUser {
  key: string;
  email: string;
  name: string;
  surname: string;
  language: 'es' | 'en';
}

export const DEMO_USERS: readonly DemoUser[] = [
  {
    key: 'admin',
    email: 'admin@clinica-alba.example',
    name: 'Carmen',
    surname: 'Robledo Paz',
    language: 'es',
  },
  {
    key: 'reception',
    email: 'recepcion@clinica-alba.example',
    name: 'Julia',
    surname: 'Montes Vera',
    language: 'es',
  },
  {
    key: 'alba',
    email: 'especialista@clinica-alba.example',
    name: 'Elena',
    surname: 'Sarmiento Gil',
    language: 'es',
  },
  {
    key: 'second',
    email: 'nutricion@clinica-alba.example',
    name: 'Íñigo',
    surname: 'Larrea Oño',
    language: 'es',
  },
  {
    key: 'patient',
    email: 'paciente@clinica-alba.example',
    name: 'Lucía',
    surname: 'Ferrer Núñez',
    language: 'es',
  },
  {
    key: 'brisa',
    email: 'especialista@centro-brisa.example',
    name: 'Tomás',
    surname: 'Quiroga Leal',
    language: 'es',
  },
  {
    key: 'brisaAdmin',
    email: 'admin@centro-brisa.example',
    name: 'Nora',
    surname: 'Belmonte Ruiz',
    language: 'en',
  },
];

/** The logins that the server prints at start. */
export const DEMO_LOGINS = [
  { email: 'admin@clinica-alba.example', note: 'ADMIN of Clínica Alba' },
  { email: 'recepcion@clinica-alba.example', note: 'RECEPTIONIST of Clínica Alba' },
  { email: 'especialista@clinica-alba.example', note: 'SPECIALIST of Clínica Alba, also of Centro Brisa' },
  { email: 'especialista@centro-brisa.example', note: 'SPECIALIST of Centro Brisa' },
  { email: 'paciente@clinica-alba.example', note: 'PATIENT: is turned away' },
] as const;

export interface DemoAccount {
  key: 'alba' | 'brisa';
  name: string;
  legalName: string;
  taxNumber: string;
  city: string;
  state: string;
  postalCode: string;
  timezone: string;
  members: readonly { user: string; roles: readonly string[] }[];
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    key: 'alba',
    name: 'Clínica Alba',
    legalName: 'Clínica Alba Nutrición, S. L.',
    taxNumber: 'B00000000',
    city: 'Madrid',
    state: 'Madrid',
    postalCode: '28000',
    timezone: 'Europe/Madrid',
    members: [
      { user: 'admin', roles: ['ADMIN'] },
      { user: 'reception', roles: ['RECEPTIONIST'] },
      { user: 'alba', roles: ['SPECIALIST'] },
      { user: 'second', roles: ['SPECIALIST'] },
      { user: 'patient', roles: ['PATIENT'] },
    ],
  },
  {
    key: 'brisa',
    name: 'Centro Brisa',
    legalName: 'Centro Brisa Salud, S. L.',
    taxNumber: 'B00000001',
    city: 'Las Palmas de Gran Canaria',
    state: 'Las Palmas',
    postalCode: '35000',
    timezone: 'Atlantic/Canary',
    members: [
      { user: 'brisaAdmin', roles: ['ADMIN'] },
      { user: 'brisa', roles: ['SPECIALIST'] },
      { user: 'alba', roles: ['SPECIALIST'] },
    ],
  },
];
