// @vitest-environment jsdom
import {
  isSameAnswer,
  questionsOf,
  SECTION_IDS,
  type Answers,
  type AnswerValue,
  type SectionId,
} from '@healzy/domain/patient-data';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import i18next from 'i18next';
import { Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SPECIFIED_QUESTIONS, type SpecifiedQuestion } from '@healzy/domain/patient-data/testing';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import en from '../../locales/en/patient-data.json';
import es from '../../locales/es/patient-data.json';
import { store } from '../../state/store.ts';
import { QuestionnaireForm, type QuestionnaireFormProps } from './QuestionnaireForm.tsx';

const SENTENCES = { es, en };
/** The whole form takes long to render in jsdom. */
const PATIENCE = { timeout: 20_000 };
let root: Root | null = null;
let page: HTMLElement;

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('es');
});

async function open(
  props: Partial<QuestionnaireFormProps> & Pick<QuestionnaireFormProps, 'section' | 'initial'>,
) {
  page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  const onSave = vi.fn<QuestionnaireFormProps['onSave']>(() => new Promise(() => undefined));
  await act(() =>
    root?.render(
      <I18nextProvider i18n={i18next}>
        <Provider store={store}>
          <KitInLanguage>
            <QuestionnaireForm
              version={0}
              draftKey="patients/1/data"
              onSave={onSave}
              newer={() => ({ values: {}, version: 0 })}
              labels={{ form: 'Form', save: 'Save' }}
              {...props}
            />
          </KitInLanguage>
        </Provider>
      </I18nextProvider>,
    ),
  );
  return onSave;
}

/** Everything readable on the page, including the values of fields. */
const shown = () =>
  [
    page.textContent,
    ...[...page.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => field.value),
  ].join('\n');
/** The names of the fields, each as a whole. */
const labels = () =>
  [...page.querySelectorAll('label, [role="group"], [role="radiogroup"]')].flatMap((field) => {
    const heading = document.getElementById(field.getAttribute('aria-labelledby') ?? '');
    return [field.textContent ?? '', heading?.textContent ?? ''];
  });
const submit = () => act(() => page.querySelector('form')?.requestSubmit());
const close = () => act(() => root?.unmount());

type Row = SpecifiedQuestion;
interface Batch {
  section: SectionId;
  values: Record<string, AnswerValue>;
  rows: Row[];
}

/** The questions that can be answered together, so that few pages are rendered. */
function batchesOf(valuesOf: (row: Row) => Answers): Batch[] {
  const batches: Batch[] = [];
  for (const row of SPECIFIED_QUESTIONS) {
    const values = valuesOf(row);
    const fits = ({ section, values: taken }: Batch) =>
      section === row.section &&
      Object.entries(values).every(([id, value]) => !(id in taken) || isSameAnswer(taken[id], value));
    const batch = batches.find(fits) ?? { section: row.section, values: {}, rows: [] };
    if (!batches.includes(batch)) batches.push(batch);
    Object.assign(batch.values, values);
    batch.rows.push(row);
  }
  return batches;
}

/** What the page must show of an answer: the labels of its codes, or the text itself. */
function wordsOf(language: Language, row: Row): string[] {
  const question = questionsOf(row.section).find(({ id }) => id === row.question);
  const sentences = SENTENCES[language];
  const words = (answer: unknown): string[] => {
    if (Array.isArray(answer)) return answer.flatMap(words);
    if (typeof answer === 'object' && answer !== null) return Object.values(answer).flatMap(words);
    if (typeof answer === 'boolean') return [sentences.answer[answer ? 'yes' : 'no']];
    if (question?.kind !== 'choice' && question?.kind !== 'choices') return [String(answer)];
    const set: Readonly<Record<string, string>> = sentences.option[question.options];
    return [set[String(answer)] ?? `no words for ${String(answer)}`];
  };
  return [...words(row.options ?? []), ...words(row.answer)];
}

const labelOf = (language: Language, row: Row) =>
  (SENTENCES[language].question as Readonly<Record<string, string>>)[row.question] ?? 'no words';

describe.each(LANGUAGES)('on screen, in %s', (language) => {
  const seen = new Map<string, { text: string; sent: Answers }>();
  const refusals = new Map<string, { text: string; isSent: boolean }>();
  const empty = new Map<SectionId, string[]>();

  beforeAll(async () => {
    await act(() => i18next.changeLanguage(language));
    await loadWords(['patient-data']);
    for (const { section, values, rows } of batchesOf((row) => ({
      ...row.needs,
      [row.question]: row.answer,
    }))) {
      const onSave = await open({ section, initial: values });
      const text = shown();
      await submit();
      await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce(), PATIENCE);
      for (const { words } of rows) seen.set(words, { text, sent: onSave.mock.calls[0]?.[0] ?? {} });
      await close();
    }
    for (const { section, values, rows } of batchesOf((row) => ({
      ...row.needs,
      [row.question]: row.refused[0],
    }))) {
      const onSave = await open({ section, initial: values });
      await submit();
      const summary = () => page.querySelector('[role="alert"]')?.textContent ?? '';
      await vi.waitFor(() => expect(summary()).not.toBe(''), PATIENCE);
      for (const { words } of rows)
        refusals.set(words, { text: summary(), isSent: onSave.mock.calls.length > 0 });
      await close();
    }
    for (const section of SECTION_IDS) {
      await open({ section, initial: {} });
      empty.set(section, labels());
      await close();
    }
  }, 120_000);

  it.each(SPECIFIED_QUESTIONS.map((row) => [row.words, row] as const))('%s', (words, row) => {
    const { text, sent } = seen.get(words) ?? { text: '', sent: {} };
    expect(text, 'asked').toContain(labelOf(language, row));
    for (const answer of wordsOf(language, row)) expect(text, 'shown').toContain(answer);
    expect(sent[row.question], 'sent').toEqual(row.answer);
    const refusal = refusals.get(words);
    expect(refusal?.isSent, 'not sent').toBe(false);
    expect(refusal?.text, 'refused by name').toContain(`${labelOf(language, row)}`);
  });

  it('asks nothing that does not apply yet', () => {
    for (const row of SPECIFIED_QUESTIONS.filter(({ needs }) => needs)) {
      const lines = empty.get(row.section) ?? [];
      expect(lines).not.toContain(labelOf(language, row));
    }
  });
});
