import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../../app/i18n.ts';
import { startIntake } from './start-intake.tsx';

vi.mock('../../../../app/runtime-config.ts', () => ({
  loadRuntimeConfig: () => Promise.resolve({ apiUrl: 'https://api.example', brand: { hues: null } }),
}));

vi.mock('./IntakePage.tsx', async () => {
  const { IntakeAnswersStep } = await import('./IntakeAnswersStep.tsx');
  return {
    IntakePage: () => (
      <IntakeAnswersStep
        section="habits"
        initial={{ hasAllergies: true }}
        isSaving={false}
        onChange={() => undefined}
        onNext={() => undefined}
      />
    ),
  };
});

it('tells a patient what is wrong with an allergy that is not in the list', { timeout: 30_000 }, async () => {
  await startI18n('es');
  await loadWords(['patient-data']);
  await startIntake((page) => {
    render(page);
    return Promise.resolve();
  });
  const field = await screen.findByRole('combobox', { name: /^Alergias a/ });
  fireEvent.change(field, { target: { value: 'kiwi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(
    await screen.findByText(
      '«kiwi» no está elegido: elige una opción de la lista. Si no aparece, elige «Otro alimento» y escríbelo debajo.',
    ),
  ).not.toBeNull();
});
