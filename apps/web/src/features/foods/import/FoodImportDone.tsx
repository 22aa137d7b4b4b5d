import type { FoodImportResult } from '@healzy/api/foods';
import { FileImportPanel } from '@healzy/ui/patterns/FileImportPanel';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Link, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface FoodImportDoneProps {
  result: FoodImportResult;
  onAnother: () => void;
}

/** What an import saved. */
export function FoodImportDone({ result, onAnother }: FoodImportDoneProps) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const counted = (['created', 'replaced', 'skipped'] as const).flatMap((key) =>
    result[key] === 0 && key !== 'created'
      ? []
      : [t(`done.${key}`, { count: result[key], formatted: formats.number(result[key]) })],
  );
  return (
    <Stack gap="lg">
      <FileImportPanel
        stage={{ kind: 'done', title: t('done.title'), text: counted.join(' · ') }}
        onFile={() => undefined}
        onCancel={onAnother}
      />
      <Inline gap="md" align="center">
        <Link href="/foods?origin=PERSONAL">{t('done.list')}</Link>
        <Button onPress={onAnother}>{t('done.another')}</Button>
      </Inline>
    </Stack>
  );
}
