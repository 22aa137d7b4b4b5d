import { useCallback, useEffect, useRef, useState } from 'react';
import { levelOf, METER_BARS, peaksOf } from './levels.ts';
import { recordingType } from './recordingType.ts';

/** Why recording is impossible: denied by the person, no microphone, or unsupported by the browser or page. */
export type RecorderFailure = 'denied' | 'missing' | 'unsupported';

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'paused' }
  | { kind: 'done'; blob: Blob; url: string; seconds: number; peaks: readonly number[] }
  | { kind: 'failed'; failure: RecorderFailure };

/** How often the level is measured: a meter that follows speech. */
const LEVEL_MS = 100;

/** Measures how loud a stream is; silent where the browser has no way to. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getByteTimeDomainData(samples);
        return levelOf(samples);
      },
      close: () => void context.close(),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}

/** What is done with a recording: its sound, its length and how loud it is over time. */
export type TakeRecording = (recording: Blob, seconds: number, peaks: readonly number[]) => void;

/**
 * Records from the microphone. The microphone is released as soon as the recording ends, is discarded, or is unmounted.
 *
 * @param onLeft gets what was recorded and neither sent nor discarded when the part is unmounted
 */
export function useRecorder(maxSeconds: number, onLeft?: TakeRecording) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const [seconds, setSeconds] = useState(0);
  /** The last levels, for a meter. */
  const [meter, setMeter] = useState<readonly number[]>([]);
  const levels = useRef<number[]>([]);
  const measuring = useRef<ReturnType<typeof meterOf>>(null);
  const recorder = useRef<MediaRecorder>(null);
  const stream = useRef<MediaStream>(null);
  const url = useRef<string>(undefined);
  /** Duration before the last pause, and the start of the current segment, if there is one; in ms. */
  const length = useRef<{ before: number; since?: number }>({ before: 0 });
  const attempt = useRef(0);

  const letGo = useCallback(() => {
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
    measuring.current?.close();
    measuring.current = null;
    if (recorder.current) {
      recorder.current.ondataavailable = null;
      recorder.current.onstop = null;
      if (recorder.current.state !== 'inactive') recorder.current.stop();
      recorder.current = null;
    }
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
  }, []);

  const discard = useCallback(() => {
    attempt.current++;
    letGo();
    setSeconds(0);
    setState({ kind: 'idle' });
  }, [letGo]);
  const left = useRef({ state, onLeft });
  useEffect(() => {
    left.current = { state, onLeft };
  });

  const elapsed = useCallback(() => {
    const { before, since } = length.current;
    return before + (since === undefined ? 0 : performance.now() - since);
  }, []);

  useEffect(() => {
    const [all, last, made, peaks] = [attempt, left, recorder, levels];
    return () => {
      all.current++;
      const { state: then, onLeft: take } = last.current;
      if (then.kind === 'done') take?.(then.blob, then.seconds, then.peaks);
      else if (take !== undefined && made.current !== null && made.current.state !== 'inactive') {
        // The sound comes only now, after the part is gone.
        const at = elapsed() / 1000;
        const parts: Blob[] = [];
        const ending = made.current;
        ending.ondataavailable = ({ data }) => parts.push(data);
        ending.onstop = () => {
          const blob = new Blob(parts, { type: ending.mimeType || 'audio/webm' });
          if (blob.size > 0) take(blob, at, peaksOf(peaks.current));
        };
        ending.stop();
        made.current = null;
      }
      letGo();
    };
  }, [letGo, elapsed]);

  const start = async () => {
    const mine = ++attempt.current;
    if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) {
      setState({ kind: 'failed', failure: 'unsupported' });
      return;
    }
    setState({ kind: 'asking' });
    try {
      const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (attempt.current !== mine) {
        sound.getTracks().forEach((track) => track.stop());
        return;
      }
      stream.current = sound;
      measuring.current = meterOf(sound);
      levels.current = [];
      setMeter([]);
      const type = recordingType((each) => MediaRecorder.isTypeSupported(each));
      const made = new MediaRecorder(sound, type === undefined ? {} : { mimeType: type });
      const parts: Blob[] = [];
      made.ondataavailable = ({ data }) => parts.push(data);
      made.onstop = () => {
        const blob = new Blob(parts, { type: made.mimeType || 'audio/webm' });
        // Also when unplugging the microphone ends it.
        const at = elapsed() / 1000;
        length.current = { before: 0 };
        recorder.current = null;
        letGo();
        if (blob.size === 0) return setState({ kind: 'failed', failure: 'missing' });
        url.current = URL.createObjectURL(blob);
        setState({ kind: 'done', blob, url: url.current, seconds: at, peaks: peaksOf(levels.current) });
      };
      recorder.current = made;
      length.current = { before: 0, since: performance.now() };
      setSeconds(0);
      made.start();
      setState({ kind: 'recording' });
    } catch (error) {
      letGo();
      if (attempt.current === mine) setState({ kind: 'failed', failure: failureOf(error) });
    }
  };
  const pause = () => {
    length.current = { before: elapsed() };
    recorder.current?.pause();
    setState({ kind: 'paused' });
  };
  const resume = () => {
    recorder.current?.resume();
    length.current.since = performance.now();
    setState({ kind: 'recording' });
  };
  const stop = useCallback(() => {
    if (!recorder.current || recorder.current.state === 'inactive') return;
    length.current = { before: elapsed() };
    recorder.current.stop();
  }, [elapsed]);

  const isRecording = state.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      const now = elapsed() / 1000;
      setSeconds(Math.min(maxSeconds, now));
      if (now >= maxSeconds) stop();
    }, 200);
    return () => clearInterval(timer);
  }, [isRecording, maxSeconds, stop, elapsed]);

  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => {
      levels.current.push(measuring.current?.level() ?? 0);
      setMeter(levels.current.slice(-METER_BARS));
    }, LEVEL_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  return { state, seconds, meter, start, pause, resume, stop, discard };
}

/** Says for as long as there is a recording that it would be lost with the page. */
export function useHeldRecording(kind: RecorderState['kind'], onHold?: (isHeld: boolean) => void) {
  const isHeld = kind === 'recording' || kind === 'paused' || kind === 'done';
  const tell = useRef(onHold);
  useEffect(() => {
    tell.current = onHold;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [isHeld]);
}

function failureOf(error: unknown): RecorderFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'missing' : 'unsupported';
}
