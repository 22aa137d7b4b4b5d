import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { Dialog } from '@healzy/ui/components/Dialog';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shiftDay } from '../period.ts';

const PERIODS = ['14', '30', '90'] as const;
const PARTS = ['FIGURES', 'EVENTS', 'DAYS'] as const;
const OWN = 'own';

/** What a report is ordered with, beside its unit. */
export interface ReportOrder {
  language?: Language;
  from?: string;
  to?: string;
  parts?: (typeof PARTS)[number][];
}

/** Period, language and parts of a report, before it is made. */
export function ReportDialog({
  lastDay,
  onOrder,
  onClose,
}: {
  lastDay: string;
  /** Whether the report was made; the choices stay while it was not. */
  onOrder: (order: ReportOrder) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation('cgm-analysis');
  const [days, setDays] = useState<(typeof PERIODS)[number]>('14');
  const [language, setLanguage] = useState<Language | typeof OWN>(OWN);
  const [parts, setParts] = useState<(typeof PARTS)[number][]>([]);
  const [isPending, setPending] = useState(false);
  const order = async () => {
    setPending(true);
    const isMade = await onOrder({
      parts,
      ...(language === OWN ? {} : { language }),
      // Fourteen days are those of a report without a period.
      ...(days === '14' ? {} : { from: shiftDay(lastDay, 1 - Number(days)), to: lastDay }),
    });
    if (isMade) onClose();
    else setPending(false);
  };
  return (
    <Dialog
      title={t('report.options.title')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('report.options.cancel')}</Button>
          <Button
            intent="primary"
            isPending={isPending}
            pendingLabel={t('report.pending')}
            onPress={() => void order()}
          >
            {t('report.download')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <RadioGroup
          label={t('report.options.period')}
          hint={t('report.options.finished')}
          value={days}
          onChange={setDays}
          options={PERIODS.map((id) => ({ id, label: t(`report.options.days.${id}`) }))}
        />
        <RadioGroup
          label={t('report.options.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { id: OWN, label: t('report.options.own') },
            ...LANGUAGES.map((id) => ({ id, label: t(`report.in.${id}`) })),
          ]}
        />
        <CheckboxGroup
          label={t('report.options.parts')}
          isOptional
          value={parts}
          onChange={setParts}
          options={PARTS.map((id) => ({ id, label: t(`report.options.part.${id}`) }))}
        />
      </Stack>
    </Dialog>
  );
}
