import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { Checklist } from '../components/Checklist/Checklist.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { editableGridLabels } from '../patterns/EditableGrid/editableGridLabels.ts';
import { FormLayout } from '../patterns/FormLayout/FormLayout.tsx';
import { quantityFieldLabels } from '../components/QuantityField/quantityFieldLabels.ts';
import { sortingLabels } from '../components/SortableList/sortingLabels.ts';
import { weekBoardLabels } from '../patterns/WeekBoard/weekBoardLabels.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { checklistLabels, stepperLabels } from './steps.ts';
import { LabelsProvider } from './LabelsProvider.ts';

const nothing = () => undefined;
/** Components that have texts of their own, rendered without any labels. */
const parts = (
  <>
    <Button isPending>Save</Button>
    <ErrorState title="Lost" onRetry={nothing} />
    <Pagination label="Pages" summary="1 of 2" />
    <SearchField label="Find" value="Ana" />
    <Checklist label="First week" items={[]} onToggle={nothing} />
    <Stepper label="Import" steps={[{ id: 'file', label: 'File', state: 'current' }]} />
    <FormLayout labels={{ save: 'Save' }} isDirty onSubmit={nothing} onDiscard={nothing}>
      <TextField label="Name" isOptional />
    </FormLayout>
  </>
);
const said = ({ common, field, form }: typeof en) => [
  checklistLabels[common.language].empty,
  stepperLabels[common.language].position(1, 1),
  common.loading,
  common.retry,
  common.previous,
  common.next,
  common.clear,
  field.optional,
  common.cancel,
  form.unsaved,
];

describe("the kit's labels", () => {
  it('are English without a provider', () => {
    const page = renderToStaticMarkup(parts);
    for (const sentence of said(en)) expect(page).toContain(sentence);
  });

  it('are in the language around them', () => {
    const page = renderToStaticMarkup(<LabelsProvider labels={es}>{parts}</LabelsProvider>);
    for (const sentence of said(es)) expect(page).toContain(sentence);
    for (const sentence of said(en)) expect(page).not.toContain(`>${sentence}<`);
  });

  it('keep the language where some are overridden', () => {
    const page = renderToStaticMarkup(
      <LabelsProvider labels={es}>
        <LabelsProvider labels={{ common: { next: 'Más antiguas' } }}>{parts}</LabelsProvider>
      </LabelsProvider>,
    );
    expect(page).toContain('Más antiguas');
    expect(page).toContain(es.common.previous);
    expect(page).toContain(es.field.optional);
  });

  it.each([
    ['en', en],
    ['es', es],
    ['sorting', sortingLabels],
    ['editing', editableGridLabels],
    ['quantities', quantityFieldLabels],
    ['boards', weekBoardLabels],
  ])('leaves no sentence of %s empty, and none without what it is about', (_name, pack) => {
    for (const [group, sentences] of Object.entries(pack))
      for (const [name, sentence] of Object.entries<unknown>({ ...sentences })) {
        const text: unknown =
          typeof sentence === 'function' ? Reflect.apply(sentence, undefined, [7]) : sentence;
        expect(text, `${group}.${name}`).toMatch(typeof sentence === 'function' ? /7/ : /\S/);
      }
  });
});
