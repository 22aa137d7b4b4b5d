import { NO_PREFERENCES } from '@healzy/domain/menus';
import {
  CHANGEABLE_KINDS,
  ownFrequency,
  type ChangeableKind,
  type OwnFrequency,
} from '@healzy/domain/nutritional-plans';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { SAMPLE_FOODS, sampleFoodIndex } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { FrequenciesForm } from './FrequenciesForm.tsx';
import { FrequencyList } from './FrequencyList.tsx';
import { PreferencesForm, type PreferencesFormProps } from './PreferencesForm.tsx';
import { usePreferenceWords } from './usePreferenceWords.ts';

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['food-preferences', 'foods', 'menus', 'dishes', 'errors']);
});
afterEach(cleanup);

const wishes = {
  ...(structuredClone(NO_PREFERENCES) as Parameters<ReturnType<typeof usePreferenceWords>['summary']>[0]),
  dishes: [],
};

function Summary({ of }: { of: typeof wishes }) {
  const words = usePreferenceWords({ name: (id) => id, dish: ({ nameEs }) => nameEs ?? '' });
  return <p data-testid="summary">{words.summary(of)}</p>;
}

it('says on one line what a patient likes and how they cook', () => {
  render(
    <Summary
      of={{
        ...wishes,
        likedCategories: ['FISH'],
        dislikedFoodIds: ['Coliflor'],
        weekdayMinutes: 20,
        cooksFor: 4,
        wantsLeftovers: true,
      }}
    />,
  );
  expect(screen.getByTestId('summary').textContent).toBe(
    'Prefiere: Pescados · Mejor sin: Coliflor · 20 min entre semana · cocina para 4 · sobras',
  );
});

it('says nothing where nothing is noted', () => {
  render(<Summary of={wishes} />);
  expect(screen.getByTestId('summary').textContent).toBe('');
});

it('warns of a frequency that leaves what is published, and says who publishes the others', () => {
  render(
    <FrequencyList
      kinds={CHANGEABLE_KINDS}
      changes={[{ kind: 'FISH', least: 1, most: null }]}
      ownOf={() => null}
    />,
  );
  expect(
    screen.getByText('Menos de lo recomendado: al menos 3 veces por semana (AESAN 2022).'),
  ).toBeDefined();
  expect(screen.getByText('de 4 a 7 veces por semana (AESAN 2022)')).toBeDefined();
});

it('asks nobody for fish who eats none, and lets them have pulses as often as they want', () => {
  render(
    <FrequencyList
      kinds={['FISH', 'LEGUMES', 'FRUIT']}
      changes={[]}
      ownOf={(kind) => ownFrequency(kind, ['VEGETARIAN'], null)}
    />,
  );
  const said = (text: string) => expect(screen.getByText(text)).toBeDefined();
  said('sin mínimo, por sus restricciones; en general, al menos 3 veces por semana (AESAN 2022)');
  said(
    'al menos 4 veces por semana, por sus restricciones; en general, de 4 a 7 veces por semana (AESAN 2022)',
  );
  said('de 2 a 3 raciones al día (AESAN 2022)');
});

it('says by what a ketogenic plan and one of little energy go, and why', () => {
  const ketogenic = { kcal: 1800, grams: { CARBS: 40, PROTEIN: 110 } };
  const small = { kcal: 1300, grams: { CARBS: 150, PROTEIN: 70 } };
  const list = (day: typeof small) => (
    <FrequencyList
      kinds={['CEREALS', 'FRUIT', 'EGGS']}
      changes={[]}
      ownOf={(kind) => ownFrequency(kind, [], day)}
    />
  );
  const { rerender } = render(list(ketogenic));
  const why = 'por la energía o los hidratos de este plan';
  expect(screen.getAllByText(new RegExp(`^sin mínimo, ${why}; en general, `))).toHaveLength(2);
  expect(screen.getByText(new RegExp(`^al menos .*, ${why}`))).toBeDefined();
  rerender(list(small));
  expect(screen.getAllByText(new RegExp(`^sin mínimo, ${why}`))).toHaveLength(1);
});

it('says once of what is wanted once', () => {
  render(<FrequencyList kinds={['RED_MEAT', 'OILY_FISH']} changes={[]} ownOf={() => null} />);
  expect(screen.getByText(/^como mucho 1 vez por semana/)).toBeDefined();
  expect(screen.getByText(/^de 1 a 2 veces por semana/)).toBeDefined();
});

function showForm(ownOf: (kind: ChangeableKind) => OwnFrequency | null) {
  const form = (
    <FrequenciesForm
      ownOf={ownOf}
      initial={{ frequencies: [] }}
      version={1}
      draftKey="plan-frequencies/1/2"
      act="nutritionalPlan.edit"
      labels={{ form: 'Frecuencias', save: 'Guardar' }}
      onSave={vi.fn(() => Promise.resolve())}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

it('begins a change with what is wanted of the person, and warns of nothing that is not', async () => {
  showForm((kind) => ownFrequency(kind, ['VEGETARIAN'], null));
  expect(await screen.findAllByText(/^sin mínimo, por sus restricciones/)).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar: Pescado' }));
  const changed = within(screen.getByRole('list', { name: 'Cambiadas en este plan' }));
  expect(changed.getByRole<HTMLInputElement>('textbox', { name: /^Pescado: al menos/ }).value).toBe('0');
  expect(changed.queryByText(/lo recomendado: /)).toBeNull();
});

it('begins a change with what is published, and leaves it again', async () => {
  showForm(() => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar: Legumbres' }));
  const changed = within(screen.getByRole('list', { name: 'Cambiadas en este plan' }));
  const least = changed.getByRole<HTMLInputElement>('textbox', { name: /^Legumbres: al menos/ });
  expect(least.value).toBe('4');
  fireEvent.change(least, { target: { value: '2' } });
  expect(changed.getByText(/^Menos de lo recomendado: de 4 a 7 veces por semana/)).toBeDefined();
  fireEvent.click(changed.getByRole('button', { name: 'Dejar como se recomienda: Legumbres' }));
  expect(screen.queryByRole('list', { name: 'Cambiadas en este plan' })).toBeNull();
});

function Form(props: Pick<PreferencesFormProps, 'initial' | 'onSave'>) {
  return (
    <PreferencesForm
      {...props}
      foods={sampleFoodIndex}
      labels={useMenuLabels(sampleFoodIndex, '2026-11-30')}
      restrictions={[]}
      dishes={[]}
      version={2}
      draftKey="patients/1/food-preferences"
      act="foodPreferences.edit"
      formLabels={{ form: 'Gustos y cocina', save: 'Guardar' }}
    />
  );
}

it('saves minutes and persons, and takes from the disliked what is no longer so', async () => {
  const onSave = vi.fn(() => Promise.resolve());
  const { apple } = SAMPLE_FOODS;
  const initial = {
    ...(structuredClone(NO_PREFERENCES) as PreferencesFormProps['initial']),
    dislikedFoodIds: [apple.id],
  };
  const form = <Form initial={initial} onSave={onSave} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tiempo de lunes a viernes/ }), {
    target: { value: '20' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /^Cocina para/ }), { target: { value: '4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Manzana' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ weekdayMinutes: 20, cooksFor: 4, dislikedFoodIds: [] }),
    2,
    { weekdayMinutes: 20, cooksFor: 4, dislikedFoodIds: [] },
  );
});
