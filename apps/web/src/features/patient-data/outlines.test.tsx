// @vitest-environment jsdom
import { noAnswers, OPTION_SETS } from '@healzy/domain/patient-data';
import { LANGUAGES } from '@healzy/domain/shared';
import i18next from 'i18next';
import { Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import en from '../../locales/en/patient-data.json';
import es from '../../locales/es/patient-data.json';
import { store } from '../../state/store.ts';
import { IntakeAnswersStep } from './intake/page/IntakeAnswersStep.tsx';

const SENTENCES = { es, en };
const SETS = ['bodyShape', 'abdomenShape', 'complexion'] as const;

let root: Root | null = null;

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('es');
});

afterEach(() => act(() => root?.unmount()));

async function openBody() {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const onChange = vi.fn();
  const drawn = createRoot(page);
  root = drawn;
  await act(() =>
    drawn.render(
      <I18nextProvider i18n={i18next}>
        <Provider store={store}>
          <IntakeAnswersStep
            section="anthropometric-data"
            initial={noAnswers('anthropometric-data')}
            isSaving={false}
            onChange={onChange}
            onNext={() => undefined}
          />
        </Provider>
      </I18nextProvider>,
    ),
  );
  return { page, onChange };
}

describe.each(LANGUAGES)('a patient asked about their body, in %s', (language) => {
  beforeAll(async () => {
    await i18next.changeLanguage(language);
    await loadWords(['patient-data']);
  });

  it('shows none of the staff’s terms, and lets each question be left to the specialist', async () => {
    const { page } = await openBody();
    const { option, look } = SENTENCES[language];
    const shown = [...page.querySelectorAll('label, legend, span')].map((part) => part.textContent?.trim());
    for (const set of SETS)
      for (const word of Object.values(option[set])) expect(shown, word).not.toContain(word);
    expect(shown.filter((text) => text === look.later)).not.toHaveLength(0);
    expect(page.querySelectorAll('svg[viewBox="0 0 72 128"]')).toHaveLength(
      SETS.reduce((sum, set) => sum + OPTION_SETS[set].length, 0),
    );
  });

  it('chooses a code of the specification', async () => {
    const { page, onChange } = await openBody();
    for (const set of SETS)
      for (const code of OPTION_SETS[set]) {
        const radio = page.querySelector<HTMLInputElement>(`input[name="${set}"][value="${code}"]`);
        await act(() => radio?.click());
        expect(onChange, code).toHaveBeenLastCalledWith(expect.objectContaining({ [set]: code }));
      }
  });
});
