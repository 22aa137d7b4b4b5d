import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Select } from '@healzy/ui/components/Select';
import { Stack, Text } from '@healzy/ui/primitives';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What a person decides of the file. */
export interface WantedPaper {
  /** Without one, in the patient's. */
  language?: Language;
  /** Counted from 1. */
  week: number[];
}

export interface PaperDialogProps {
  /** How many weeks the plan has. */
  weeks: number;
  /** The first week that is still to come, counted from 0; beyond the last after the plan's end. */
  open: number;
  isPending: boolean;
  onDownload: (wanted: WantedPaper) => void;
  onClose: () => void;
}

/** Asks in which language and of which weeks the PDF of a plan is made: at first of those still to come. */
export function PaperDialog({ weeks, open, isPending, onDownload, onClose }: PaperDialogProps) {
  const { t } = useTranslation('menu-paper');
  const all = Array.from({ length: weeks }, (_, week) => week + 1);
  const [language, setLanguage] = useState<Language | 'PATIENT'>('PATIENT');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (open < weeks ? all.slice(open) : all).map(String),
  );
  const [isTried, setTried] = useState(false);
  const download = () => {
    setTried(true);
    if (chosen.length === 0) return;
    const week = chosen.map(Number).sort((one, other) => one - other);
    onDownload({ week, ...(language === 'PATIENT' ? {} : { language }) });
  };
  return (
    <Dialog
      title={t('pdf.title')}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onPress={close}>{t('pdf.cancel')}</Button>
          <Button
            intent="primary"
            icon={FileDown}
            isPending={isPending}
            pendingLabel={t('pdf.pending')}
            onPress={download}
          >
            {t('pdf.download')}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        <Text as="p">{t('pdf.text')}</Text>
        <Select
          label={t('pdf.language')}
          placeholder={t('pdf.language')}
          options={[
            { id: 'PATIENT', label: t('pdf.ofPatient') },
            ...LANGUAGES.map((id) => ({ id, label: t(`pdf.in.${id}`) })),
          ]}
          value={language}
          onChange={(id) => id !== null && setLanguage(id as typeof language)}
        />
        {weeks > 1 && (
          <MultiSelect
            label={t('pdf.weeks')}
            options={all.map((week) => ({ id: String(week), label: t('pdf.weekOption', { week }) }))}
            value={chosen}
            onChange={setChosen}
            emptyText={t('pdf.none')}
            countText={(count) => t('pdf.count', { count })}
            chosenLabel={t('pdf.chosen')}
            error={isTried && chosen.length === 0 ? t('pdf.noWeeks') : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}
