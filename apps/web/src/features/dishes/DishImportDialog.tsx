import { type RecipeReading, readRecipe } from '@healzy/api/dishes';
import { useApi } from '@healzy/api/runtime';
import { RECIPE_TEXT_LIMIT } from '@healzy/domain/foods/dishes';
import { Button } from '@healzy/ui/components/Button';
import { FileDrop } from '@healzy/ui/components/FileDrop';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useFormats } from '../../app/formats.ts';

/** A file of text is never larger in characters than in bytes. */
const MOST_BYTES = 2 * RECIPE_TEXT_LIMIT;

export interface DishImportDialogProps {
  onRead: (reading: RecipeReading) => void;
  onClose: () => void;
}

/** Reads a recipe that is pasted or in a file. Nothing is stored before a person has looked at what was read. */
export function DishImportDialog({ onRead, onClose }: DishImportDialogProps) {
  const { t } = useTranslation('dishes');
  const scope = useApi();
  const formats = useFormats();
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<{ of: 'text' | 'file'; sentence: string } | null>(null);
  const read = async (of: 'text' | 'file', content: string) => {
    if (content.trim() === '' || content.length > RECIPE_TEXT_LIMIT) {
      const max = formats.number(RECIPE_TEXT_LIMIT);
      setRefused({
        of,
        sentence: content.trim() === '' ? t('import.nothing') : t('import.tooLong', { max }),
      });
      return;
    }
    setReading(true);
    setRefused(null);
    try {
      onRead(await readRecipe(scope, content));
    } catch (error) {
      setRefused({ of, sentence: sentenceForError(error) });
    } finally {
      setReading(false);
    }
  };
  const refusalOf = (of: 'text' | 'file') => (refused?.of === of ? refused.sentence : undefined);
  return (
    <FormDialog title={t('import.title')} onClose={onClose} isDirty={text !== ''}>
      <Stack gap="lg">
        <Text as="p">{t('import.text')}</Text>
        <TextArea
          label={t('import.pasted')}
          hint={t('import.pastedHint')}
          value={text}
          onChange={setText}
          rows={8}
          error={refusalOf('text')}
        />
        <Inline>
          <Button
            intent="primary"
            icon={FileInput}
            isPending={isReading}
            onPress={() => void read('text', text)}
          >
            {t('import.read')}
          </Button>
        </Inline>
        <FileDrop
          label={t('import.file')}
          prompt={t('import.drop')}
          hint={t('import.fileHint')}
          accept={['.json', '.jsonld', '.html', '.htm', '.txt']}
          maxBytes={MOST_BYTES}
          refusalTexts={{ type: () => t('import.fileHint'), size: () => t('import.fileTooLarge') }}
          error={refusalOf('file')}
          onSelect={(file) => void file.text().then((content) => read('file', content))}
        />
      </Stack>
    </FormDialog>
  );
}
