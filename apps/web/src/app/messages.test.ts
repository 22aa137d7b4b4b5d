import { ApiError } from '@healzy/api/runtime';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import i18next from 'i18next';
import { clearNotices, noticesAtom } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { startI18n } from './i18n.ts';
import { type DoneAct, type FailedAct, failedSentence, notifySuccess, tellFailed } from './messages.ts';

/** Specification 8.6: "create, edit or delete failures exist for …", and "success notifications exist for the same". */
const ACTS: readonly (DoneAct & FailedAct)[] = [
  'patient.create',
  'patient.edit',
  'patient.delete',
  'user.create',
  'user.edit',
  'user.delete',
  'profile.edit',
  'medicalTest.create',
  'medicalTest.edit',
  'medicalTest.delete',
  'medicalTest.cancel',
  'medicalTest.finish',
  'file.upload',
  'file.delete',
  'observations.create',
  'observations.edit',
  'observations.delete',
  'actions.create',
  'actions.edit',
  'actions.delete',
  'generalRecommendations.create',
  'generalRecommendations.edit',
  'generalRecommendations.delete',
  'chat.create',
  'chat.edit',
  'chat.delete',
  'followUp.create',
  'followUp.edit',
  'followUp.cancel',
  'followUp.complete',
  'followUp.step',
  'note.create',
  'note.edit',
  'note.delete',
  'nutritionalPlan.create',
  'nutritionalPlan.edit',
  'nutritionalPlan.delete',
  'menu.create',
  'menu.edit',
  'menu.delete',
  'meal.create',
  'meal.edit',
  'meal.delete',
  'menuDay.create',
  'menuDay.edit',
  'menuDay.delete',
  'supplement.create',
  'supplement.edit',
  'supplement.delete',
  'food.create',
  'food.edit',
  'food.delete',
  'account.create',
  'account.edit',
  'account.delete',
  'email.copy',
];

const LETTER: readonly [DoneAct, string][] = [
  ['patient.create', 'Nuevo paciente creado'],
  ['patient.edit', 'Paciente actualizado'],
  ['user.delete', 'Usuario eliminado correctamente'],
  ['nutritionalPlan.create', 'Plan nutricional creado.'],
];

type Sentences = { readonly [key: string]: Sentences | string };

function sentencesOf(sentences: Sentences, outcome: string, prefix = ''): [string, string][] {
  return Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? key === outcome
        ? [[prefix, value]]
        : []
      : sentencesOf(value, outcome, prefix === '' ? key : `${prefix}.${key}`),
  );
}

const notices = () => store.get(noticesAtom).map(({ tone, text, detail }) => ({ tone, text, detail }));

/** The messages of the frame and of every feature. */
const messagesIn = (language: string) => i18next.getResourceBundle(language, 'messages') as Sentences;

beforeAll(async () => {
  await startI18n('es');
  await i18next.loadLanguages('en');
});
beforeEach(() => clearNotices());

describe('the registry', () => {
  it.each(ACTS)('answers %s, on success and on failure', (act) => {
    notifySuccess(act);
    tellFailed(act);
    const [done, failed] = notices();
    expect(done?.tone).toBe('success');
    expect(done?.text).not.toContain(act);
    expect(failed?.tone).toBe('critical');
    expect(failed?.text).toMatch(/Inténtalo mas tarde\.$/);
  });

  it.each(LETTER)('words %s exactly as specified', (act, text) => {
    notifySuccess(act);
    expect(notices()[0]?.text).toBe(text);
  });

  it('ends every failure as the specification does, in both languages', () => {
    const spanish = sentencesOf(messagesIn('es'), 'failed');
    expect(spanish.length).toBeGreaterThanOrEqual(ACTS.length);
    for (const [act, text] of spanish) expect(text, act).toMatch(/\. Inténtalo mas tarde\.$/);
    for (const [act, text] of sentencesOf(messagesIn('en'), 'failed'))
      expect(text, act).toMatch(/\. Please try again later\.$/);
  });

  it('names the failed creation of a test as the specification does', () => {
    expect(failedSentence('medicalTest.create')).toMatch(/^Error al crear nueva medición\./);
    expect(Object.fromEntries(sentencesOf(messagesIn('en'), 'failed'))['medicalTest.create']).toMatch(
      /^Error in the creation of a new medical test\./,
    );
  });

  it('gives no two actions the same sentence', () => {
    for (const language of ['es', 'en'].map(messagesIn)) {
      for (const outcome of ['done', 'failed']) {
        const texts = sentencesOf(language, outcome).map(([, text]) => text);
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
    }
  });
});

describe('notifying', () => {
  it('adds the reason when the error has one', () => {
    const taken = new ApiError('developers', { code: 'PATIENT_EMAIL_TAKEN', status: 409 });
    tellFailed('patient.create', taken);
    expect(notices()[0]?.detail).toBe('Ya hay un paciente creado con este correo');
  });

  it('says that the network is gone', () => {
    tellFailed('patient.create', new ApiError('developers', { code: 'UNKNOWN', status: 0 }));
    expect(notices()[0]?.detail).toMatch(/^No hay conexión/);
  });

  it.each([
    ['an unknown code', new ApiError('developers', { code: 'NEVER_HEARD_OF', status: 400 })],
    ['a fault of the server', new ApiError('developers', { code: 'INTERNAL', status: 500 })],
    ['what is no refusal', new TypeError('developers')],
    ['nothing', undefined],
  ])('adds nothing to %s', (_what, error) => {
    tellFailed('patient.create', error);
    expect(notices()[0]?.detail).toBeUndefined();
  });

  it('does not report what the user cancelled', () => {
    tellFailed('file.upload', new DOMException('aborted', 'AbortError'));
    expect(notices()).toEqual([]);
  });

  it('offers to undo the action', () => {
    const run = vi.fn();
    notifySuccess('note.delete', {}, { undo: { of: 'note/1', run } });
    const action = store.get(noticesAtom)[0]?.action;
    expect(action?.label).toBe('Deshacer');
    action?.onPress();
    expect(run).toHaveBeenCalledOnce();
  });

  it('still undoes what was done to another thing in the same words', () => {
    const undo = (of: string) => ({ undo: { of, run: vi.fn() } });
    notifySuccess('note.delete', {}, undo('note/1'));
    notifySuccess('note.delete', {}, undo('note/2'));
    expect(store.get(noticesAtom).map(({ of }) => of)).toEqual(['note/1', 'note/2']);
  });

  it('no longer offers to undo what the same thing has gone on from', () => {
    const undo = { of: 'follow-up-plan/1', run: vi.fn() };
    notifySuccess('followUp.move', { state: 'En curso' }, { undo });
    notifySuccess('followUp.move', { state: 'Final' }, { undo });
    expect(notices()).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Final') as string }),
    ]);
  });
});
