import { describe, expect, it } from 'vitest';
import { recordingType } from './recordingType.ts';

/** What browsers say that they record. */
const BROWSERS = {
  'Chrome with AAC': ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus'],
  'Safari 18.4': ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus'],
  'Safari 15': ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'],
  // Its MP4 holds Opus.
  'Chromium without AAC': ['audio/mp4', 'audio/webm;codecs=opus'],
  Firefox: ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'],
};
const recorded = (browser: keyof typeof BROWSERS) =>
  recordingType((type) => BROWSERS[browser].includes(type));

describe('what is recorded', () => {
  it('plays in every browser, wherever AAC can be recorded', () => {
    for (const browser of ['Chrome with AAC', 'Safari 18.4', 'Safari 15'] as const)
      expect(recorded(browser)).toBe('audio/mp4;codecs=mp4a.40.2');
  });

  it('is WebM where it cannot', () => {
    expect(recorded('Chromium without AAC')).toBe('audio/webm;codecs=opus');
    expect(recorded('Firefox')).toBe('audio/webm;codecs=opus');
  });

  it('is left to a browser that names none of these', () => {
    expect(recordingType(() => false)).toBeUndefined();
  });
});
