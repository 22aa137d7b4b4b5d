import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Download, Pause, Play } from 'lucide-react';
import { audioPlayerLabels, type AudioPlayerLabels } from '../../labels/audioPlayer.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { AudioPlayerSeek } from './AudioPlayerSeek.tsx';
import { broken, player, sound } from './AudioPlayer.css.ts';
import { clock } from './clock.ts';

export type { AudioPlayerLabels } from '../../labels/audioPlayer.ts';

export interface AudioPlayerProps {
  /** Names the recording: "Voice message from Lucía, 9:40". */
  label: string;
  src: string;
  /** Its content type, if known: where the browser plays no such file, that is said at once. */
  type?: string | undefined;
  /** Length in seconds, if known: browser recordings do not contain their own. */
  duration?: number | undefined;
  /** How loud it is in equal parts of it, 0 to 100: shown as a waveform instead of a line. */
  peaks?: readonly number[] | undefined;
  labels?: Partial<AudioPlayerLabels> | undefined;
  /** Downloads the file when it cannot be played. */
  onDownload?: (() => void) | undefined;
}

const rates = [0.75, 1, 1.25, 1.5, 2] as const;

/** The player in use: starting another stops it. */
let playing: HTMLAudioElement | null = null;

/** Whether the browser may play such a file; it names none that it knows it does not. */
const isPlayed = (type: string | undefined): boolean =>
  type === undefined ||
  typeof document === 'undefined' ||
  document.createElement('audio').canPlayType(type) !== '';

/** A recording: play and pause, a slider to seek, the time, the speed. Never starts by itself. */
export function AudioPlayer({
  label,
  src,
  type,
  duration: known,
  peaks = [],
  labels: own,
  onDownload,
}: AudioPlayerProps) {
  const labels = usePartLabels(audioPlayerLabels, own);
  const { locale } = useLocale();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [measured, setMeasured] = useState<number>();
  const [rate, setRate] = useState<number>(1);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const total = measured ?? known ?? 0;
  const rateLabels = (value: number) => `${new Intl.NumberFormat(locale).format(value)}×`;

  useEffect(() => {
    const element = audio.current;
    return () => {
      element?.pause();
      if (playing === element) playing = null;
    };
  }, []);

  // `timeupdate` fires four times a second: too seldom for a smoothly moving thumb.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function follow() {
      if (audio.current) setAt(audio.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const isUnknown = useMemo(() => !isPlayed(type), [type]);
  if (isUnknown || brokenSrc === src) {
    return (
      <div className={broken} role="group" aria-label={label}>
        <InlineMessage tone="critical">{isUnknown ? labels.unsupported : labels.failed}</InlineMessage>
        {onDownload && (
          <Button size="small" icon={Download} onPress={onDownload}>
            {labels.download}
          </Button>
        )}
      </div>
    );
  }

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (playing !== element) playing?.pause();
    playing = element;
    // A rejection reaches `onError`, or is the person's own pause.
    element.play().catch(() => setPlaying(false));
  };

  return (
    <div className={player} role="group" aria-label={label}>
      {/* Voice recordings have no captions; a transcript is up to the page. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        className={sound}
        src={src}
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = rate;
          if (Number.isFinite(currentTarget.duration)) setMeasured(currentTarget.duration);
        }}
        onEmptied={() => {
          // Another recording has replaced it.
          setMeasured(undefined);
          setPlaying(false);
          setAt(0);
        }}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={({ currentTarget }) => {
          currentTarget.currentTime = 0;
          setAt(0);
        }}
        onError={() => {
          setPlaying(false);
          setBrokenSrc(src);
        }}
      />
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? labels.pause : labels.play}
        intent="secondary"
        hasTooltip={false}
        onPress={toggle}
      />
      <AudioPlayerSeek
        label={labels.seek}
        at={Math.min(at, total)}
        total={total}
        peaks={peaks}
        valueText={labels.position(clock(at, locale), clock(total, locale))}
        time={clock(isPlaying || at > 0 ? at : total, locale)}
        onSeek={(seconds) => {
          if (audio.current) audio.current.currentTime = seconds;
          setAt(seconds);
        }}
      />
      <Menu
        trigger={
          <Button size="small" intent="quiet" aria-label={labels.speed(rateLabels(rate))}>
            {rateLabels(rate)}
          </Button>
        }
        entries={rates.map((each) => ({
          id: String(each),
          label: rateLabels(each),
          isCurrent: each === rate,
          onAction: () => {
            setRate(each);
            if (audio.current) audio.current.playbackRate = each;
          },
        }))}
      />
    </div>
  );
}
