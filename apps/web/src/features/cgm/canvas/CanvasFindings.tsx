import type { CgmFinding, CgmFindings } from '@healzy/api/cgm';
import { AFTER_EVENT_HOURS } from '@healzy/domain/cgm';
import { Heading, Icon, Inline, Link, type LucideIcon, Stack, Text } from '@healzy/ui/primitives';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { useFindingText } from '../../../app/useFindingText.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { withFilter } from './canvas-state.ts';

const LOOKS: readonly { icon: LucideIcon; tone: 'success' | 'info' | 'warning' | 'critical' }[] = [
  { icon: CircleCheck, tone: 'success' },
  { icon: Info, tone: 'info' },
  { icon: TriangleAlert, tone: 'warning' },
  { icon: CircleAlert, tone: 'critical' },
];

/** The days and hours that a finding rests on; over midnight there is no stretch of hours to choose. */
const filterOf = ({ dates, hours }: CgmFinding) => ({
  days: dates,
  hours: hours !== null && hours.from < hours.to ? hours : null,
});

export interface CanvasFindingsProps {
  findings: CgmFindings;
  /** The first alone, or the others: on a phone, the chart is between them. */
  part?: 'first' | 'others';
}

/** What matters in the period, in words, the riskiest first; each leads to its days and hours. */
export function CanvasFindings({
  findings: { findings, lowsAfterEvents, rangeProfile },
  part,
}: CanvasFindingsProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const { pathname, search } = useLocation();
  const textOf = useFindingText();
  const isPhone = useIsPhone();
  const [first, ...others] = findings;
  if (!first) return null;
  const whole = first.kind === 'TIME_IN_RANGE';
  const leading = (text: string, filter: ReturnType<typeof filterOf>) => (
    <Link look="quiet" href={`${pathname}?${withFilter(new URLSearchParams(search), filter)}`}>
      {text}
    </Link>
  );
  const lineOf = (finding: CgmFinding) => {
    const text = textOf(finding, rangeProfile);
    // All days of the period are no choice among them.
    return finding.dates.length === 0 || finding.kind === 'TIME_IN_RANGE'
      ? text
      : leading(text, filterOf(finding));
  };
  const linkedLows = lowsAfterEvents.map(({ type, name, dates, timePercent, ...counts }) => ({
    key: `${type} ${name}`,
    line: leading(
      t(`finding.lowsAfter.${type}`, {
        ...counts,
        name,
        hours: AFTER_EVENT_HOURS,
        share: formats.percent(timePercent),
      }),
      { days: dates, hours: null },
    ),
  }));
  return (
    <Stack gap="xs">
      {part !== 'others' && (
        <Inline gap="sm" align="start" isWrapping={false}>
          <Icon icon={LOOKS[first.risk]?.icon ?? Info} tone={LOOKS[first.risk]?.tone ?? 'info'} size="lg" />
          <Heading level={2} size={isPhone ? 'md' : 'lg'}>
            {lineOf(first)}
          </Heading>
        </Inline>
      )}
      {part !== 'others' && whole && first.isMet !== null && (
        <Text as="p" tone="muted">
          {t('finding.calm')}
        </Text>
      )}
      {part !== 'first' && (others.length > 0 || linkedLows.length > 0) && (
        <Inline as="ul" gap="xs" {...(isPhone ? {} : { columnGap: 'md' })} aria-label={t('finding.others')}>
          {others.map((finding) => (
            <Inline as="li" key={finding.kind} gap="xs" isWrapping={false}>
              <Icon
                icon={LOOKS[finding.risk]?.icon ?? Info}
                tone={LOOKS[finding.risk]?.tone ?? 'info'}
                size="sm"
              />
              <Text>{lineOf(finding)}</Text>
            </Inline>
          ))}
          {linkedLows.map(({ key, line }) => (
            <Inline as="li" key={key} gap="xs" isWrapping={false}>
              <Icon icon={Info} tone="info" size="sm" />
              <Text>{line}</Text>
            </Inline>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
