import { Heading, Icon, Inline, type LucideIcon, Stack, Text } from '@healzy/ui/primitives';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useIsPhone } from '../../../app/useIsDesktop.ts';

export interface AnswerLine {
  readonly tone: 'warning' | 'info' | 'success';
  readonly text: string;
}

const ICONS: Record<AnswerLine['tone'], LucideIcon> = {
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
};

/** What a page answers, in words: the first line is what matters most. */
export function AnswerLines({ lines }: { lines: readonly AnswerLine[] }) {
  const isPhone = useIsPhone();
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <Stack gap="xs">
      <Inline gap="sm" align="start" isWrapping={false}>
        <Icon icon={ICONS[first.tone]} tone={first.tone} size="lg" />
        <Heading level={2} size={isPhone ? 'md' : 'lg'}>
          {first.text}
        </Heading>
      </Inline>
      {others.map(({ tone, text }) => (
        <Inline key={text} gap="sm" align="start" isWrapping={false}>
          <Icon icon={ICONS[tone]} tone={tone} />
          <Text as="p">{text}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
