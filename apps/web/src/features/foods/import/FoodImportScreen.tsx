import type { FoodImportResult } from '@healzy/api/foods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { FoodImportDone } from './FoodImportDone.tsx';
import { FoodImportUpload } from './FoodImportUpload.tsx';
import { useFoodTable } from './useFoodTable.ts';

const FoodImportTable = lazyPart(async () => (await import('./FoodImportTable.tsx')).FoodImportTable);

/** `/foods/import`: foods of the account from a table. */
export function FoodImportScreen() {
  const { t } = useTranslation('food-imports');
  const { step, open, check, reset } = useFoodTable();
  const [result, setResult] = useState<FoodImportResult | null>(null);
  const begin = () => {
    setResult(null);
    reset();
  };
  return (
    <AppScreen title={t('title')} description={t('intro')}>
      {result !== null ? (
        <FoodImportDone result={result} onAnother={begin} />
      ) : step.kind === 'opened' ? (
        <FoodImportTable
          // What was chosen for a column means nothing once the file is read in another way.
          key={JSON.stringify(step.layout)}
          fileName={step.file.name}
          table={step.table}
          onLayout={(layout) => open(step.file, { ...step.layout, ...layout })}
          onCheck={check}
          onCancel={begin}
          onDone={setResult}
        />
      ) : (
        <FoodImportUpload step={step} onFile={open} onCancel={begin} />
      )}
    </AppScreen>
  );
}
