import type { OptionOf } from '@healzy/domain/patient-data';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { BodyOutline } from '@healzy/ui/primitives/BodyOutline';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OUTLINES, type OutlinedSet } from './outlines.ts';
import { type QuestionProps, useAnswer } from './useAnswer.ts';

const LATER = 'LATER';
type LookKey = { [Set in OutlinedSet]: `look.option.${Set}.${OptionOf<Set>}` }[OutlinedSet];

/**
 * A question about the patient's own body, as the patient sees it: drawings with kind names, and the specialist's help
 * as an equal option, which stands for no answer.
 */
export function OutlineField({ control, question, set }: QuestionProps<'choice'> & { set: OutlinedSet }) {
  const { t } = useTranslation('patient-data');
  const { value, onChange, ...field } = useAnswer<string | null>(control, question.id);
  return (
    <RadioCards
      {...field}
      label={t(`look.question.${set}`)}
      layout="tiles"
      value={value ?? LATER}
      onChange={(chosen) => onChange(chosen === LATER ? null : chosen)}
      options={[
        ...OUTLINES[set].map(([code, outline]) => ({
          id: code as string,
          title: t(`look.option.${set}.${code}` as LookKey),
          figure: <BodyOutline {...outline} />,
        })),
        { id: LATER, title: t('look.later'), icon: MessagesSquare },
      ]}
    />
  );
}
