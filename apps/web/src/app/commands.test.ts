import i18next from 'i18next';
import { ROLES } from '@healzy/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../features/index.ts';
import { addressForPatient, commands, commandsFor, loadCommands, mayEdit, screenOf } from './commands.ts';
import { startI18n } from './i18n.ts';
import type { WebModule } from './module.ts';
import { modules, registerModules } from './modules.ts';
import { isMounted } from './pages.ts';

const namesFor = (...roles: Parameters<typeof commandsFor>[0]) => commandsFor(roles).map(({ name }) => name);

describe('commands', () => {
  beforeAll(loadCommands);

  it('are offered as the roles table allows', () => {
    expect(namesFor('ADMIN')).toEqual([
      'newAppointment',
      'cgmTemplates',
      'chat',
      'savedReplies',
      'newDish',
      'importDish',
      'document',
      'followUps',
      'followUpTemplates',
      'newFood',
      'newRecipe',
      'importFoods',
      'newPatient',
      'newSupplement',
      'inviteUser',
    ]);
    expect(namesFor('RECEPTIONIST')).toEqual([
      'newAppointment',
      'chat',
      'document',
      'followUps',
      'newPatient',
    ]);
    expect(namesFor('SPECIALIST').toSorted()).toEqual(
      [
        'cgmEvent',
        'cgmTemplates',
        'chat',
        'followUps',
        'followUpTemplates',
        'document',
        'intake',
        'newAppointment',
        'newDish',
        'importDish',
        'newFood',
        'newPatient',
        'newRecipe',
        'newSupplement',
        'importFoods',
        'note',
        'savedReplies',
        'nutritionalPlan',
        'test',
        'weight',
      ].toSorted(),
    );
    expect(namesFor('PATIENT')).toEqual([]);
  });

  it('can be run, on pages that exist', () => {
    for (const { name, target, ofPatient } of commands()) {
      expect(target ?? ofPatient, name).toBeDefined();
      if (ofPatient) expect(isMounted(ofPatient.route), name).toBe(true);
    }
    expect(ROLES.flatMap((role) => namesFor(role))).toEqual(
      expect.arrayContaining(commands().map(({ name }) => name)),
    );
  });

  it('that only lead to a screen name it, so that it is found once', () => {
    const leading = commands().filter((command) => screenOf(command) !== undefined);
    expect(leading.map(({ name }) => name).toSorted()).toEqual(
      ['cgmTemplates', 'followUps', 'followUpTemplates', 'importFoods', 'savedReplies'].toSorted(),
    );
    expect(leading.map((command) => screenOf(command))).toContain('/follow-ups');
    expect(screenOf({ target: { href: '/patients', state: { open: true } } })).toBeUndefined();
  });

  it('have a label in both languages, and one place each among the quick actions', async () => {
    await startI18n('es');
    await i18next.loadLanguages('en');
    await i18next.loadNamespaces('shell');
    for (const { name } of commands())
      for (const lng of ['es', 'en'])
        expect(i18next.exists(`shell:command.${name}`, { lng }), `${name} in ${lng}`).toBe(true);
    const orders = commands().flatMap(({ ofPatient }) => ofPatient?.order ?? []);
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('run at the address of a patient, and depend on the rights in the record', () => {
    const appointment = {
      route: '/patient/:patientId/info',
      asks: 'appointment',
      isClinical: false,
    } as const;
    expect(addressForPatient(appointment, 'a1')).toBe('/patient/a1/info?new=appointment');
    expect(addressForPatient({ route: '/patient/:patientId/documents', isClinical: false }, 'a1')).toBe(
      '/patient/a1/documents',
    );
    const access = { identity: 'edit', clinical: 'read' } as const;
    expect(mayEdit({ access } as never, appointment)).toBe(true);
    expect(mayEdit({ access } as never, { ...appointment, isClinical: true })).toBe(false);
  });
});

describe('a command of two modules', () => {
  const all = modules();
  afterAll(() => registerModules(all));

  it('is rejected', async () => {
    const load = all.find(({ name }) => name === 'notes')?.commands;
    const named = (name: string): WebModule => ({ name, ...(load ? { commands: load } : {}) });
    registerModules([named('notes'), named('copy')]);
    await expect(loadCommands()).rejects.toThrow('Two modules contribute the command "note"');
  });
});
