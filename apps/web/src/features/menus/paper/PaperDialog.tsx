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
  /** Counted from 1; without any, of the whole plan. */
  week?: number[];
}

export interface PaperDialogProps {
  /** How many weeks the plan has. */
  weeks: number;
  /** The weeks that have menus, counted from 0: only those are printed. */
  planned: readonly number[];
  /** The first week that is still to come, counted from 0; beyond the last after the plan's end. */
  open: number;
  isPending: boolean;
  onDownload: (wanted: WantedPaper) => void;
  onClose: () => void;
}

/** Asks in which language and of which weeks the PDF of a plan is made: at first of those still to come. */
export function PaperDialog({ weeks, planned, open, isPending, onDownload, onClose }: PaperDialogProps) {
  const { t } = useTranslation('menu-paper');
  const all = planned.filter((week) => week < weeks).map((week) => week + 1);
  const toCome = all.filter((week) => week > open);
  const [language, setLanguage] = useState<Language | 'PATIENT'>('PATIENT');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (toCome.length > 0 ? toCome : all).map(String),
  );
  const [isTried, setTried] = useState(false);
  const download = () => {
    setTried(true);
    if (chosen.length === 0 && all.length > 0) return;
    const week = chosen.map(Number).sort((one, other) => one - other);
    onDownload({ ...(week.length > 0 ? { week } : {}), ...(language === 'PATIENT' ? {} : { language }) });
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
        {all.length < weeks && (
          <Text as="p" tone="muted">
            {t(all.length === 0 ? 'pdf.nothing' : 'pdf.leftOut')}
          </Text>
        )}
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
        {all.length > 1 && (
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
