import type { KeyboardEvent } from 'react';
import { bar, line, played, rail, seek, slider, time as timeClass, wave } from './AudioPlayer.css.ts';

export interface AudioPlayerSeekProps {
  label: string;
  /** Both in seconds. */
  at: number;
  total: number;
  /** How loud each part is, 0 to 100; a line without them. */
  peaks: readonly number[];
  /** The position in words. */
  valueText: string;
  /** The times beside the line. */
  time: string;
  onSeek: (seconds: number) => void;
}

/**
 * The position line of an AudioPlayer, with seeking. A native slider, because the kit's announces plain numbers and a
 * position in a recording must be announced as a time.
 */
export function AudioPlayerSeek({ label, at, total, peaks, valueText, time, onSeek }: AudioPlayerSeekProps) {
  const isUnknown = total <= 0;
  const share = isUnknown ? 0 : at / total;
  // The native step would be a hundredth of a second, as precise as the pointer.
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forth = { ArrowUp: 1, ArrowRight: isRightToLeft ? -1 : 1 }[event.key];
    const back = { ArrowDown: -1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    const direction = forth ?? back;
    if (!direction) return;
    event.preventDefault();
    // A thread moves between its messages with the same keys.
    event.stopPropagation();
    onSeek(Math.min(total, Math.max(0, at + direction * (total > 60 ? 5 : 1))));
  };
  return (
    <div className={seek}>
      <div className={rail}>
        {peaks.length === 0 ? (
          <div className={line}>
            <div className={played} style={{ width: `${share * 100}%` }} />
          </div>
        ) : (
          <div className={wave} aria-hidden>
            {peaks.map((peak, index) => (
              <span
                key={index}
                className={bar}
                data-played={(index + 1) / peaks.length <= share || undefined}
                // Silence is still a part of it.
                style={{ height: `${Math.min(100, Math.max(8, peak))}%` }}
              />
            ))}
          </div>
        )}
        <input
          className={slider}
          type="range"
          aria-label={label}
          aria-valuetext={valueText}
          min={0}
          max={isUnknown ? 1 : total}
          step={0.01}
          value={at}
          disabled={isUnknown}
          onChange={(event) => onSeek(Number(event.target.value))}
          onKeyDown={step}
        />
      </div>
      <span className={timeClass} aria-hidden>
        {time}
      </span>
    </div>
  );
}
